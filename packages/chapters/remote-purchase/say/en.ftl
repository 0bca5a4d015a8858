### What the rules of “remote-purchase” are called.


## The chapter

chapter-remote-purchase-title = Buying and building from afar

## Refusals

refusal-noClaim = Only the holder of the claim on the group buys from afar.
refusal-deedTaken = This property has been bought already.
refusal-nobodyOnSpace = Buying from afar is possible only while somebody else stands on the property.
refusal-remoteTooDear = The cash does not cover price and commission.
refusal-nobodyInGroup = Building from afar is possible only while somebody else stands on a property of the group.
refusal-remoteBuildTooDear = The cash does not cover building and commission.
