### Words for sealed bids.

# $name (text)
coverFor = { $name }’s slip
# $name (text)
coverAsk = Pass the device to { $name }; everybody else looks away.
# $name (text)
coverTake = I am { $name }
slip = Your bid
hiddenField = Your bid (hidden)
show = Show
hide = Hide
# $amount (text)
dropIn = Hand in a slip with { $amount }
dropHidden = Hand in the slip
# $low (text) $high (text)
between = from { $low } to { $high }
# $low (text) $high (text)
noAmount = This must be a whole number from { $low } to { $high }.
# $amount (text)
payAnyway = You pay { $amount } in any case, even if somebody else wins.
payAnywayHidden = You pay what you bid in any case, even if somebody else wins.
payNothing = With 0 you pay nothing and win nothing.
payIfWon = Only the winner pays.
# $from (text)
noBid = Below { $from } it does not count as a bid.
# $from (text)
notSold = It is sold only for { $from } or more. If nobody bids that much, nobody pays.
# $extra (text) $all (text)
protection = From jail, { $extra } of protection money is added: { $all } in all.
faceDown = Your slip lies face down on the table. You can change it until all are turned over.
# $amount (text)
faceDownWith = Your slip with { $amount } lies face down on the table. You can change it until all are turned over.
rewrite = Change the slip
slipIn = handed in
slipOut = thinking
slipNone = does not bid
revealed = The slips lie open
