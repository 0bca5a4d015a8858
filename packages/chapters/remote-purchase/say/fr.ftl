## The chapter

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
