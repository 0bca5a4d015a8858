## Choices

choice-buildsEvenly-byLadder = in der Gruppe, in der man gelandet ist, je nach Zahl der Grundstücke
choice-ladder-byPlots = je nach Zahl der Grundstücke
choice-ownDeed-landing = wird gemerkt

## Numbers

number-highest = Höchste Stufe nach eigenen Grundstücken
number-leastOfOthers = Mindeststufe der anderen nach der Stufe

## Refusals

refusal-ladderTooHigh = So hoch darf hier noch nicht gebaut werden: Es fehlen Grundstücke oder Gebäude der Gruppe.
refusal-ladderTooLow = Ohne das dürften die höheren Gebäude der Gruppe nicht stehen bleiben.
refusal-buildsInGroupHere = Gebaut wird nur in der Gruppe, auf deren eigenem Grundstück man mit diesem Wurf gelandet ist.
refusal-justBought = In dieser Gruppe ist gerade erst gekauft worden; gebaut wird dort bei der nächsten Gelegenheit.
