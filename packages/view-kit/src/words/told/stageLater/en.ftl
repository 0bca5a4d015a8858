### Words of the stage for what comes late in an evening: a debt, jail, a minimum price.

bank = Bank
cashNow = Cash
couldRaise = Mortgages and sales would bring
stillMissing = Still missing even then
leftAtMost = Left afterwards, at most
# $turn (digits) $all (digits)
attempt = Attempt { $turn } of { $all }
doubles = Doubles in one throw
oneInSix = 1 in 6
lastTry = Due now without doubles
# $price (text)
cashAfterBail = Cash after a bail of { $price }
printedPrice = Printed price
# $name (text)
richest = { $name } can bid the most
endsAlone = End, and by itself from now on
endsAloneHint = You are asked again as soon as there is something new to build, or a mortgage to lift. You can hold it at any time.
endsAsked = Ask every time again
