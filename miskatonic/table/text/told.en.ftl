# What the table tells everybody.

told-undo = { $by } takes back a move ({ $whose }).
told-time = { $by } ran out of time, so a bot answered.
