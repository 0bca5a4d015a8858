intro-line = L’Europe à crédit : des villes réservées et une banque qui prête
intro-special =
    La première propriété d’un groupe de villes réserve tout le groupe, et comme il n’y a pas d’enchères,
    personne ne peut surenchérir. Ce que vous ne pouvez pas payer, la banque le prête, jusqu’à ce que vos dettes
    dépassent vos biens.
intro-for = Deux à quatre joueurs qui aiment mieux prévoir que marchander : on n’échange rien.
intro-hard = Moyen : beaucoup de nouveau, mais chaque tour demande peu.
intro-point-1 = La première propriété d’un groupe le réserve : personne d’autre ne peut acheter les deux autres.
intro-point-2 = Vous ne commencez un autre groupe qu’avec au moins deux titres dans chaque groupe que vous avez réservé.
intro-point-3 =
    Vous achetez à distance : avant de lancer, une propriété libre d’un groupe réservé où se trouve le pion d’un
    autre. Il reçoit la commission. On construit aussi à distance.
intro-point-4 =
    En vous arrêtant sur une propriété à vous, vous construisez autant que vous voulez dans son groupe. La
    hauteur dépend du nombre de ses propriétés que vous avez.
intro-point-5 =
    Si vous ne pouvez pas payer, la banque prête. Endetté, vous n’achetez et ne construisez rien, et toute
    rentrée rembourse. Quand les dettes dépassent les valeurs de vente, vous avez perdu.
intro-point-6 = Sur la case Risque, le lancer décide de ce que vous payez ou recevez.
intro-point-7 =
    Des deux prisons, c’est la plus proche, après deux fois le même double. En sortir coûte { $bails1 },
    { $bails2 }, puis { $bails3 } UM, ou vous y restez, et personne ne vous y paie de loyer.
