# What `miskatonic serve` says to whoever starts it.

serve-here = Miskatonic: { $address }
serve-stop = Leave this window open while you play. Stop with Ctrl+C: every game is kept.
serve-friends = For your friends in the same network: { $address }
serve-friends-code = or, with a phone's camera:
serve-friends-nowhere = The address of this computer in its network could not be found; friends need it with the port { $port }.
serve-already = The table is already there: { $address }
serve-already-closed-to-friends = It is open to this computer only. To let friends in, stop it with Ctrl+C in its window and start it again.
serve-other-port = Something else answers at port { $taken }, so the table is at { $port }.
serve-cannot-listen = Cannot listen on { $host }:{ $port }: { $reason }. Say another port with --port.
serve-closed = The table is closed; every game is kept.
serve-not-shared = Several processes need PostgreSQL: a SQLite file is one process's. Say --database postgresql://…, or leave out --workers and --channel.
serve-does-not-come-up = The processes of the server end as soon as they are started; what they said above tells why.
serve-cannot-fork = This system cannot start several processes: start `miskatonic serve` several times, with --channel.
serve-bad-channel = --channel: an address such as redis://127.0.0.1:6379 is wanted
store-bad-url = --database: an address such as postgresql://user:password@host/name is wanted

serve-bad-origin = --origin { $origin }: an origin looks like https://games.example, without a path
serve-bad-proxy = --proxy { $proxy }: an address such as 127.0.0.1, or a network such as 10.0.0.0/8, is wanted
serve-no-limit = --limit { $limit }: there is no such limit; there are { $known }
serve-bad-limit = --limit { $limit }: a number above zero is wanted, as in open_tables=20

store-taken = Another Miskatonic uses this store already: { $where }. Only one may: stop it, or use another folder (--data) or database.
store-newer = This store was used by a newer Miskatonic (schema { $found }): use that one, or restore a copy from before.
store-away = The store cannot be used{ $where ->
        [none] { "" }
       *[other] : { $where }
    }: { $why ->
        [refused] nothing answers there
        [nowhere] no computer has this name
        [password] this user or password is not accepted
        [missing] there is no such database
        [late] no answer came in time
        [damaged] this is no store, or it is damaged
       *[other] { $why }
    }.
store-needs-asyncpg = For PostgreSQL one more package is needed: pip install 'miskatonic[postgres]'

backup-done = { $lines ->
        [one] Copied to { $file }: { $lines } line of play.
       *[other] Copied to { $file }: { $lines } lines of play.
    }
backup-exists = { $file } is there already, and nothing is written over: say another name.
backup-missing = There is no { $file }.
backup-damaged = { $file } is not a whole store: { $reason }
backup-newer = { $file } was made by a newer Miskatonic (schema { $found }, this one knows { $known }).
backup-version = The database has schema { $found }, this Miskatonic knows { $known }: start the server with this version once.
restore-done = { $lines ->
        [one] The store is as it was in { $file }: { $lines } line of play.
       *[other] The store is as it was in { $file }: { $lines } lines of play.
    }
restore-not-empty = There is a store already: { $where }. For a file, --replace puts it aside; a database must be empty.

password-new = The new password of { $name }: { $password } (all sessions of the account are ended; it can be changed on the account page)
password-nobody = Nobody has an account called { $name }.
