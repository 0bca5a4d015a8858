### Why properties cannot be dealt.
### $each (digits) $players (digits) $count (digits) $cost (digits) $cash (digits)

tooFew = Each of { $players } players is dealt { $each } properties, and the board has { $count }.
tooDear = The properties that are dealt cost up to { $cost }, and players begin with { $cash }.
