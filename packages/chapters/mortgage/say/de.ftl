## The chapter

chapter-mortgage-gist =
    Grundstücke ohne Gebäude können bei der Bank beliehen werden; dann bringen sie keine Miete. Wer die Hypothek
    ablöst, zahlt Zinsen dazu; wechselt ein beliehenes Grundstück den Besitzer, sind die Zinsen sofort fällig.
chapter-mortgage-title = Hypotheken

## Numbers

number-mortgageInterest = Zinsen auf Hypotheken
