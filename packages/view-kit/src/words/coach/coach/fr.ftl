thinking = Le coach regarde…
failed = Le coach ne peut pas être chargé pour le moment.
said = { $act } : { $facts }.
both = { $first } ; { $next }
points =
    { $count ->
        [0] { $points } point de chances de gagner
        [one] { $points } point de chances de gagner
       *[other] { $points } points de chances de gagner
    }
same = ne change presque rien à vos chances de gagner
worth = vaut jusqu’à { $most } pour vous
completes = complète { $group }
completesFor = complète { $group } pour { $name }
breaks = morcelle { $group }
keeps = c’est tout ce qui manque à { $name }
leaves = vous laisse { $cash }
ahead =
    { $steps ->
        [one] un loyer de { $rent } attend { $steps } case plus loin
       *[other] un loyer de { $rent } attend { $steps } cases plus loin
    }
aheadBeyond =
    { $steps ->
        [one] un loyer de { $rent } attend { $steps } case plus loin, plus que ce que vous auriez
       *[other] un loyer de { $rent } attend { $steps } cases plus loin, plus que ce que vous auriez
    }
noneAhead = aucun loyer élevé ne menace au prochain lancer
nothingElse = rien d’autre n’en vaut la peine maintenant
ask = Que feriez-vous ?
would = Mon conseil : { $act }.
better =
    { $count ->
        [0] C’est { $points } point de mieux que tout le reste.
        [one] C’est { $points } point de mieux que tout le reste.
       *[other] C’est { $points } points de mieux que tout le reste.
    }
close = La différence est minime.
onlyWay = Rien d’autre ne rapporte davantage maintenant.
whyNot = Pourquoi pas ?
refused = { $act } : { $reason }
shares = Ces parts
miss = c’est ce qui vous manquera le moins
ruin = ce que vous avez ne couvre plus la dette
minimum = pour moins, mieux vaut garder la propriété
sealedAll = Cela vaut jusqu’à { $most } pour vous ; tous paient ce qu’ils misent : ne misez que ce dont vous pouvez vous passer.
sealedOwn = Cela vaut jusqu’à { $most } pour vous ; seul le gagnant paie.
