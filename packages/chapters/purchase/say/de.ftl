## Questions

question-mayBuy = Kaufen
question-declined = Nicht Gekauftes

## Choices

choice-unowned-offerForSale = steht zum Verkauf
choice-unowned-auctionOpen = wird sofort offen versteigert
choice-declined-auctionToAll = wird offen versteigert
choice-declined-staysWithBank = bleibt bei der Bank
choice-mayBuy-afterRounds = darf, wer darauf landet, erst nach Runde { $closedRounds }; vorher bietet auch niemand auf ein Grundstück
choice-mayBuy-afterLap = darf, wer schon einmal über das Startfeld gekommen ist; wer noch nicht, bietet auch auf kein Grundstück
choice-mayBuy-anybody = darf jeder, der darauf landet

## Numbers

number-closedRounds = Runden ohne Käufe
