# Ustawienia, z którymi ta gra nie może się zacząć.

problem-investigators-once = każdego Badacza można wybrać tylko raz
