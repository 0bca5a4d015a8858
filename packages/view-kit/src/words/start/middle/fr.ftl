deed = Titre de propriété
unowned = À la banque
owned = Appartient à { $name }
mortgaged = Hypothéqué : pas de loyer
current = en vigueur
ahead = Où je suis et ce qui vient
here = ici
faceDown = carte cachée
dice = Dés : { $values }
noThrow = Les dés n’ont pas encore été lancés
# same
bus = bus
seek = jusqu’à la propriété suivante
visiting = simple visite
