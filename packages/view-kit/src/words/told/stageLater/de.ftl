# same
bank = Bank
cashNow = Bargeld
couldRaise = Hypotheken und Verkäufe brächten
stillMissing = Es würde immer noch fehlen
leftAtMost = Danach blieben höchstens
attempt = Versuch { $turn } von { $all }
doubles = Pasch in einem Wurf
oneInSix = 1 von 6
lastTry = Ohne Pasch sind jetzt fällig
cashAfterBail = Geld nach dem Freikauf für { $price }
printedPrice = Gedruckter Preis
richest = Am meisten kann { $name } bieten
endsAlone = Beenden, künftig von selbst
endsAloneHint = Gefragt wird wieder, sobald es Neues zu bauen oder abzulösen gibt. Anhalten kannst du jederzeit.
endsAsked = Wieder jedes Mal fragen
