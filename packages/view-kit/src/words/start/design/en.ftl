### What the controls themselves say.

close = Close
# $label (text)
less = { $label }: less
# $label (text)
more = { $label }: more
# $min (text) $max (text)
range = from { $min } to { $max }
# $min (text)
atLeast = at least { $min }
# $max (text)
atMost = at most { $max }
notANumber = Please enter a whole number.
# $range (text)
outOfRange = Please enter a number { $range }.
language = Language
theme = Colour theme
themes-system = System
themes-light = Light
themes-dark = Dark
dismiss = Dismiss message
messages = Messages
program = program
onTurn = on turn
bot = computer
noLanguage = This language cannot be loaded now. Are you connected to the network?
