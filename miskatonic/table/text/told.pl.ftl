# Co stół mówi wszystkim.

told-undo = { $by } cofa ruch ({ $whose }).
