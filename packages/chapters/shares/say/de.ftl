## The chapter

chapter-share-trade-title = Handel mit Anteilen an Spielern
chapter-shares-title = Anteile an Spielern und ihre Börse

## Choices

choice-startReached-dividend = die Dividende
choice-milestone-annualReport = mit { $reportSpace }
choice-received-reports = ist zu berichten
choice-turnEnded-closeExchange = nach der Zeit, die der Tisch setzt
choice-wealth-withShares = Geld, Grundstücke und Gebäude zum Preis, beliehene zur Hälfte, und alle Anteile
choice-eliminate-takenOver = wird übernommen
choice-estate-withShares = geht mit allen Anteilen an den Gläubiger oder die Bank

## Numbers

number-lateFine = Strafe für einen späten Bericht
number-reportSpace = Feld des Jahresberichts
number-sharesEach = Anteile, aus denen jeder besteht
number-majority = Anteile für eine Mehrheit
number-sharesSoldATurn = Anteile, die die Bank in einem Zug nimmt
number-sharesBoughtATurn = Anteile, die die Bank in einem Zug gibt
