"""Simulation for people who study games."""
