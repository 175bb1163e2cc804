# What the table tells everybody.

told-undo = { $by } takes back a move ({ $whose }).
