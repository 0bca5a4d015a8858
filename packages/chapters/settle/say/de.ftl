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

number-jailCardWorth = Wert einer Gefängniskarte bei drohender Zahlungsunfähigkeit

## What happens

event-bankrupt = { $seat } kann { $amount } nicht zahlen und ist bankrott.

## Refusals

refusal-noDebt = Bankrott gehen kann nur, wer eine offene Schuld hat.
refusal-canStillPay = Kein Bankrott, solange Verkäufe und Hypotheken die Schuld noch decken.

## Buttons

action-bankrupt = Bankrott erklären
