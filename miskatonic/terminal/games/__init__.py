"""How each game looks in the terminal: a module, or a package, for each, named as its own."""
