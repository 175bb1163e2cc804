# Options with which this game cannot begin.

problem-no-setting = there is no option '{ $setting }'; there is { $known }
problem-no-ancient-one = no Ancient One '{ $name }'; there is { $known }
problem-no-investigator = no investigator '{ $name }'; there is { $known }
problem-investigators-per-seat = investigators: one name per seat ({ $seats }), or one word for all
problem-investigators-once = investigators: each only once
