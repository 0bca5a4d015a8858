### What people tell of afterwards.

# $group (text)
group = { $group } complete
# $name (text)
groupWhose = { $name } owns every one of them.
# $deed (text) $building (text)
top = { $deed }: { $building }
# $name (text)
topWhose = { $name } has built to the top.
# $name (text) $other (text)
takeover = { $name } takes over { $other }
# $other (text)
takeoverHow = The shares decide: { $other } is out.
escape = In the nick of time
# $name (text) $amount (text)
escapeHow = { $name } has found { $amount } and plays on.
# $name (text)
bankruptcy = { $name } is out
# $other (text)
bankruptcyTo = { $other } gets everything.
# $round (text)
bankruptcyIn = The end came in round { $round }.
# $names (text) $alone (flag)
victory =
    { $alone ->
        [yes] { $names } wins
       *[other] { $names } win
    }
# $round (text)
victoryIn = Decided in round { $round }.
