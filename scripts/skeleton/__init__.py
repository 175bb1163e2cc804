"""A whole small game, linted, typed and played like the others: `miskatonic new GAME` copies it into new rooms.

`game` becomes the package, the files beside it the painter, the almanac, the tests and the board. What is written
`skeleton`, `Skeleton`, `Szkielet`, `skl.` here is named after the new game there.
"""
