# Options with which this game cannot begin.

problem-investigators-once = investigators: each only once
