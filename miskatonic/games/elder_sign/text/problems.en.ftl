# Options with which this game cannot begin.

problem-no-setting = there is no option '{ $setting }'; choose from: { $known }
problem-no-ancient-one = no Ancient One '{ $name }'; choose from: { $known }
problem-no-investigator = no investigator '{ $name }'; choose from: { $known }
problem-investigators-per-seat = investigators: one name per seat ({ $seats }), or one word for all
problem-investigators-once = investigators: each only once
