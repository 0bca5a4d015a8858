noRung = Die Zahl "highest" hat keine Höhe für eine ganze Gruppe.
falls = Die Zahl "highest" fällt.
tooHigh = Die Zahl "highest" geht über die Häuser vor einem Hotel hinaus: Auf einer Leiter gibt es keine Hotels.
notAll = Die Zahl "leastOfOthers" hat nicht jede Höhe.
tooMuch = Die Zahl "leastOfOthers" verlangt mehr als die Höhe selbst.
