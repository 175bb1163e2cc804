# Co stół mówi wszystkim.

told-undo = { $by } cofa ruch ({ $whose }).
told-time = Czas minął ({ $by }), więc odpowiedział bot.
