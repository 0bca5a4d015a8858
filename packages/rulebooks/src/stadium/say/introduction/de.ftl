intro-line = Fußball mit einem eiligen Würfel
intro-special =
    Die klassischen Regeln in der Welt des Fußballs, mit Tribünen und Stadien auf den Plätzen. Ein dritter
    Würfel führt dich weiter zum nächsten freien Grundstück; so ist das Brett nach weniger Würfen verteilt.
intro-for = Alle, die Klassisch kennen und schneller mit dem Kaufen fertig sein wollen.
intro-hard = Mittel: Klassisch und das, was der Tempowürfel bringt.
intro-point-1 =
    Jeder beginnt mit { $startBonus } ₩ mehr und wirft nach dem ersten LOS den Tempowürfel mit den beiden
    weißen.
intro-point-2 = Eine Zahl darauf zählt zum Zug. Beim Bus wählst du: den einen weißen Würfel, den anderen oder beide.
intro-point-3 =
    „Nächstes Grundstück“ bringt zwei Züge: wie gewürfelt, dann weiter zum nächsten freien Grundstück; gibt es
    keines, zum nächsten eines anderen.
intro-point-4 = Bei drei gleichen Zahlen springst du auf ein beliebiges Feld.
intro-point-5 = Bauen darfst du jederzeit, auch mitten im Zug eines anderen.
intro-point-6 = Im Gefängnis kannst du vor jedem der drei Würfe { $bail } ₩ zahlen.
intro-point-7 = Eine ganze Gruppe bringt nur dann doppelte Miete, wenn nichts in ihr belastet ist.
