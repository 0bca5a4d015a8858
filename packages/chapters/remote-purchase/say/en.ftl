### What the rules of “remote-purchase” are called.


## The chapter

chapter-remote-purchase-gist =
    Before throwing, the holder of a claim may buy a free street of its group on which another player stands, and pays
    that player the commission as well. Players build from afar, too, on a street of theirs while another stands in its group. In
    jail, and in the turn in which they leave it, they do neither.
chapter-remote-purchase-title = Buying and building from afar

## Refusals

refusal-noClaim = Only the holder of the claim on the group buys from afar.
refusal-deedTaken = This property has been bought already.
refusal-nobodyOnSpace = Buying from afar is possible only while somebody else stands on the property.
refusal-remoteTooDear = The cash does not cover price and commission.
refusal-nobodyInGroup = Building from afar is possible only while somebody else stands on a property of the group.
refusal-remoteBuildTooDear = The cash does not cover building and commission.
# $from (account) $amount (money) $deed (site)
commission = { $from } pays a commission of { $amount } { phrase-paidTo } { $deed }.
# $from (account) $deed (deed) $amount (money)
bought = { $from } buys { $deed } from afar for { $amount }.
# $price (short)
price-alone = { $price }
# $price (short) $amount (short) $to (account)
price-andCommission = { $price } + { $amount } to { $to }
# $deed (deed) $cost (text)
action-buyRemote = Buy { $deed } from afar ({ $cost })
# $deed (site) $cost (text) $piece (noun)
action-buildRemote = Build { phrase-aPiece } { $deed } from afar ({ $cost })
