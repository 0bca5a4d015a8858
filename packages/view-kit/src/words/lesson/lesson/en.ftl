### What stands around a lesson at the table.

lesson = Lesson
# $title (text)
title = Lesson: { $title }
opening = The lesson is being set up…
# $step (digits) $steps (digits)
progress = Step { $step } of { $steps }
next = Go on
takeBack = Take it back
again = Begin again
leave = Leave
# $part (text)
lookAt = Look at: { $part }
look-question = the question
look-board = the board
look-players = the players
look-holdings = your properties
look-shares = the shares
look-actions = what else you can do
look-log = what has happened
watch = Watch what happens…
wrong = That was played, but it is not what this step is about
refused = The rules refuse that
happened = What came of it:
done = That was the lesson
play = Play a game by these rules
rules = Read the rules
noLesson = There is no lesson for this rulebook.
# $detail (text)
unplayable = This lesson cannot be played: { $detail }
unplayableAsIs = This lesson cannot be played as it is:
brokenLink = This link is incomplete or damaged: there is no lesson in it.
