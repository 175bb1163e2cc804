"""What is measured of one game alone: `PLANS` of a module named as its package."""
