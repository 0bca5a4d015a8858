lead = Trage ein, wie es an deinem Tisch steht. Karten, die niemand gesehen hat, werden für jedes Spiel gemischt.
loading = Regelbuch wird geladen …
players = Spieler
turn = Am Zug
round = Runde
who = Spieler, Geld und Figuren
deeds = Grundstücke
owned =
    { $number ->
        [0] alle bei der Bank
        [one] { $number } im Besitz von Spielern
       *[other] { $number } im Besitz von Spielern
    }
cash = Geld
least = Geld, mindestens
most = Geld, höchstens
unsure = ungefähr
space = steht auf
jail = Gefängnis
notInJail = nicht im Gefängnis
jailTurn = im Gefängnis, vor dem { $turn }. Zug dort
out = ausgeschieden
owner = Wem gehört { $deed }?
# same
bank = Bank
level = Gebäude auf { $deed }
mortgaged = Hypothek
jailCard = Gefängnis-frei-Karte ({ $deck })
inDeck = im Stapel
of = { $field }: { $seat }
cannot = Das kann so nicht sein:
clear = Von vorn
