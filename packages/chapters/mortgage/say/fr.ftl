## The chapter

chapter-mortgage-gist =
    Les propriétés sans bâtiments peuvent être hypothéquées à la banque ; elles ne rapportent alors pas de loyer.
    Lever une hypothèque coûte aussi des intérêts ; quand une propriété hypothéquée change de mains, les intérêts
    sont dus aussitôt.
chapter-mortgage-title = Hypothèques

## Numbers

number-mortgageInterest = Intérêts des hypothèques
