### How the stadium rules introduce themselves, where one is chosen and above their paragraphs.
### $bail (gap) $startBonus (gap)

# A title line.
intro-line = Football with a die in a hurry
# What is special about them.
intro-special =
    The classic rules in the world of football, with stands and stadiums on the pitches. A third die takes you
    on to the next unowned property, so the board fills up in fewer throws.
# For whom they are.
intro-for = Players who know classic and want the buying to be over sooner.
# How hard they are.
intro-hard = Medium: classic, and what the speed die brings.

## What differs from the classic rules

intro-point-1 =
    Everybody starts with ₩{ $startBonus } more and, once past Start, throws the speed die with the two white
    ones.
intro-point-2 = A number on it is added to the move. The bus lets you choose: one white die, the other, or both.
intro-point-3 =
    “Next property” moves you twice: as thrown, then on to the next unowned property; if there is none, to the
    next one of another player.
intro-point-4 = With three equal numbers you jump to any space of the board.
intro-point-5 = You may build at any time, even in the middle of another player’s turn.
intro-point-6 = In jail you can pay ₩{ $bail } before any of the three throws.
intro-point-7 = A whole group doubles its rent only while nothing in it is mortgaged.
