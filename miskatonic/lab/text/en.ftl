# What `miskatonic content` says.

content-kind = kind
content-whole = as printed
content-partly = partly
content-ours = ours
content-own = your own
content-all = all
content-sum = { $whole } of { $all } components do what the printed ones do. { $partly ->
        [0] { $ours ->
            [0] None is of our own design.
           *[other] { $ours } are of our own design, in the shape of the box.
        }
       *[other] Of { $partly } some fields are as printed and the rest is ours; { $ours } are of our own design.
    }
content-own-sum = { $own } come from packs of your own.
content-fields = { $kind }, what is as printed in those that are not wholly so: { $fields }
content-field = { $field } { $known }/{ $all }
content-in-order = { $folder }: in order
content-problems = { $count ->
        [one] { $count } problem
       *[other] { $count } problems
    }
