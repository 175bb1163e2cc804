# What the table tells everybody.

told-undo = { $by } takes back a move ({ $whose }).
told-sat = { $by } sits down on seat { $seat }; from here on luck has a fresh seed.
told-opened = { $by } opens seat { $seat } for somebody else.
told-bot = { $by } leaves seat { $seat } to a bot.
told-away = { $by } sends away whoever sat on seat { $seat }.
told-exported = { $by } takes a file of the game: all that is hidden until now can be read in it.
told-continued = { $by } continues this game at another table as well, and may know what is hidden until now.
told-file = { $by } has brought this game from a file; from here on luck has a fresh seed.
told-fork = { $by } continues another game here, and may know what was hidden in it; from here on luck has a fresh seed.
told-time = { $by } ran out of time, so a bot answered.
somebody-gone = Someone who left
