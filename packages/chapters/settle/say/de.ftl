## Questions

question-liquidate = Vor einem Bankrott wird verkauft
question-inheritance = Alles außer Geld hinterlassen Bankrotte

## Choices

choice-shortfall-settle = wird Besitz zu Geld gemacht; sonst Bankrott
choice-liquidate-sellBuildings = alle Gebäude
choice-liquidate-sellBuildingsAndMortgageAll = alle Gebäude; für Mitspieler wird alles beliehen
choice-inheritance-bank = der Bank, auch wenn ein Mitspieler Gläubiger ist
choice-resign-bankrupt = zahlt, was geschuldet ist oder noch verlangt werden kann; das Übrige geht an die Bank
choice-eliminate-bankrupt = ist bankrott gegenüber der Bank
choice-liquidate-nothing = nichts
choice-inheritance-creditor = dem Gläubiger

## Numbers

number-jailCardWorth = Wert einer Freikarte, wenn das Geld nicht reicht

## What happens

event-bankrupt = { $seat } kann { $amount } nicht zahlen und ist bankrott.

## Refusals

refusal-noDebt = Bankrott gehen kann nur, wer eine offene Schuld hat.
refusal-canStillPay = Kein Bankrott, solange Verkäufe und Hypotheken die Schuld noch decken.

## Buttons

action-bankrupt = Bankrott erklären
wait-debt =
    { $seats ->
        [one] { $seats } muss erst eine Schuld begleichen.
       *[other] { $seats } müssen erst eine Schuld begleichen.
    }
event-debtOpened =
    { $seat } schuldet { $creditor ->
        [bank] der Bank
        [pot] dem Topf
       *[other] { $creditor }
    } { $amount } und hat nicht genug Bargeld.
debtPaid = { $seat } hat die Schuld beglichen: { $amount } { phrase-paidTo }.
debt-hopeful = Zu zahlen: { $owed } { phrase-paidTo }; { phrase-lacking }. Gebäude verkaufen, Hypotheken aufnehmen oder handeln.
debt-hopeless = Zu zahlen: { $owed } { phrase-paidTo }; { phrase-lacking }. Verkäufe und Hypotheken reichen nicht mehr: handeln oder Bankrott erklären.
