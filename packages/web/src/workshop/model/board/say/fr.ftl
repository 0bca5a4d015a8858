newSpace = Nouvelle case

## On a card, by what it does

print-advanceTo = Avancez jusqu’à la case « { $space } ».
print-nextUtility = Avancez jusqu’à la prochaine compagnie. Si elle appartient à quelqu’un, payez { $factor } fois les points des dés.
print-nextStation =
    { $times ->
        [1] Avancez jusqu’à la prochaine gare.
        [one] Avancez jusqu’à la prochaine gare. Si elle appartient à quelqu’un, payez { $times } fois le loyer.
       *[other] Avancez jusqu’à la prochaine gare. Si elle appartient à quelqu’un, payez { $times } fois le loyer.
    }
print-back =
    { $steps ->
        [1] Reculez d’une case.
        [one] Reculez de { $steps } case.
       *[other] Reculez de { $steps } cases.
    }
print-toJail = Allez en prison, tout droit.
print-jailFree = Cette carte vous libère. Gardez-la jusqu’à ce que vous en ayez besoin.
print-receive = La banque vous verse { $amount }.
print-pay = Versez { $amount } à la banque.
print-receiveEach = Tous les autres joueurs vous versent chacun { $amount }.
print-payEach = Versez { $amount } à chacun des autres joueurs.
print-repairs = Versez à la banque { $house } pour chacune de vos maisons et { $hotel } pour chaque hôtel.
print-nothing = Il ne se passe rien.
print-sitOut = Passez un tour.
print-throwAgain = Relancez les dés.
print-opposite = Placez votre pion sur la case d’en face.
