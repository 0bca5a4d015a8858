### Words for auctions that owners call.

minimum = Minimum price
# $amount (text)
minimumSet = Sell from { $amount }
minimumNone = Auction without a minimum
# $half (text)
minimumRisk = If no bid reaches the minimum, you pay { $half } into the pot.
# $half (text)
minimumRiskBank = If no bid reaches the minimum, you pay { $half } to the bank.
minimumFree = Without a minimum the property goes to the highest bid.
