# Options with which a game cannot begin.

problem-no-setting = no option '{ $setting }'; choose from: { $known }
problem-per-seat = setting { $setting }: one choice per seat ({ $seats }), or one word for all
problem-once = setting { $setting }: '{ $name }' only once
