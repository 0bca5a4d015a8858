## The chapter

chapter-remote-purchase-gist =
    Wer den Anspruch auf eine Gruppe hat, darf vor dem Würfeln eine freie Straße von ihr kaufen, auf der jemand anderes
    steht, und zahlt diesem dazu die Provision. Ebenso wird aus der Ferne auf einer eigenen Straße gebaut, solange jemand
    anderes in ihrer Gruppe steht. Im Gefängnis und im Zug der Entlassung gibt es beides nicht.
chapter-remote-purchase-title = Kaufen und Bauen aus der Ferne

## Refusals

refusal-noClaim = Aus der Ferne kauft nur, wer den Anspruch auf die Gruppe hat.
refusal-deedTaken = Dieses Grundstück hat schon jemand gekauft.
refusal-nobodyOnSpace = Aus der Ferne gekauft wird nur, solange jemand anderes auf dem Grundstück steht.
refusal-remoteTooDear = Für Kaufpreis und Provision reicht das Bargeld nicht.
refusal-nobodyInGroup = Aus der Ferne gebaut wird nur, solange jemand anderes auf einem Grundstück der Gruppe steht.
refusal-remoteBuildTooDear = Für Gebäude und Provision reicht das Bargeld nicht.
commission = { $from } zahlt { $amount } Provision { phrase-paidTo } { $deed }.
bought = { $from } kauft { $deed } aus der Ferne für { $amount }.
price-alone = { $price }
price-andCommission = { $price } + { $amount } an { $to }
action-buyRemote = { $deed } aus der Ferne kaufen ({ $cost })
action-buildRemote = { $piece } { $deed } aus der Ferne bauen ({ $cost })
