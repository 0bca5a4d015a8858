### How the classic rules introduce themselves, where one is chosen and above their paragraphs.
### $houses (gap) $salaryPass (gap)

# A title line.
intro-line = The game you know, by the book
# What is special about them.
intro-special =
    You buy what you land on, trade for whole colour groups, build evenly and collect rent until only one player
    can still pay. Every rule is played as it is written, which is not how most people play it at home.
# For whom they are.
intro-for = Everyone who has played it before. It is also the best place to start: stadium and exchange build on it.
# How hard they are.
intro-hard = Medium: there is little to learn and a lot to trade.

## What many play differently

intro-point-1 = Nobody wins money on the Free Car Park, unless the table agrees on a pot.
intro-point-2 = A property that is not bought is auctioned, and the player who declined may bid, too.
intro-point-3 = Rent is paid only if its owner demands it before the next player throws.
intro-point-4 = Landing right on Start pays the usual { $salaryPass } thalers, not double.
intro-point-5 = From jail you still collect rent, buy, bid, trade and build.
intro-point-6 = There are only { $houses } houses. When they run short, they are auctioned.
intro-point-7 = Players do not lend each other money, and nobody waives rent in advance.
