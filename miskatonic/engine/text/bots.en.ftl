# What bots are called, in the terminal and in the browser.

bot-random = random
bot-heuristic = sensible
bot-thinker = far-sighted
