## Choices

choice-buildsEvenly-byLadder = in der Gruppe, in der man gelandet ist, je nach Zahl der Grundstücke
choice-ladder-byPlots = je nach Zahl der Grundstücke
choice-ownDeed-landing = wird gemerkt

## Numbers

number-highest = Höchste Stufe nach eigenen Grundstücken
number-leastOfOthers = Mindeststufe der anderen nach der Stufe
