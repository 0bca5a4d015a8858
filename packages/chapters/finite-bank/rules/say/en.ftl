### The bank has what the players begin with.
### $has (digits) $players (digits) $needed (digits)

tooLittle = The bank has { $has }, and { $players } players begin with { $needed }.
