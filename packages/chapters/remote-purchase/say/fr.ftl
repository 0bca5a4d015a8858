## The chapter

chapter-remote-purchase-gist =
    Avant de lancer les dés, qui a réservé un groupe peut en acheter une rue libre sur laquelle se trouve un autre
    joueur, à qui revient en plus la commission. De même, on construit à distance sur une rue à soi tant qu’un autre
    joueur se trouve dans son groupe. Ni l’un ni l’autre en prison, ni au tour où l’on en sort.
chapter-remote-purchase-title = Acheter et construire à distance

## Refusals

refusal-noClaim = Seul celui qui a réservé le groupe achète à distance.
refusal-deedTaken = Cette propriété a déjà été achetée.
refusal-nobodyOnSpace = On n’achète à distance que tant que quelqu’un d’autre se trouve sur la propriété.
refusal-remoteTooDear = L’argent liquide ne couvre pas le prix et la commission.
refusal-nobodyInGroup = On ne construit à distance que tant que quelqu’un d’autre se trouve sur une propriété du groupe.
refusal-remoteBuildTooDear = L’argent liquide ne couvre pas la construction et la commission.
commission = { $from } paie une commission de { $amount } { phrase-paidTo } { $deed }.
bought = { $from } achète { $deed } à distance pour { $amount }.
price-alone = { $price }
price-andCommission = { $price } + { $amount } à { $to }
action-buyRemote = Acheter { $deed } à distance ({ $cost })
action-buildRemote = Construire { phrase-aPiece } { $deed } à distance ({ $cost })
