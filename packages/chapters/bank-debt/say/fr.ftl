## The chapter

chapter-bank-debt-gist = La banque note ce que les joueurs lui doivent.
chapter-bank-debt-repaid = Ce qu’ils reçoivent ensuite la rembourse d’abord.
chapter-bank-debt-kept = Ce qu’ils reçoivent ensuite leur reste, quelle que soit leur dette.
chapter-debt-limit-closed = Jusqu’au remboursement, ils n’achètent ni ne construisent.

## Choices

choice-shortfall-borrow = emprunte à la banque
choice-resign-writtenOff = est éliminé, et la dette est effacée
choice-eliminate-writtenOff = est éliminé, et la dette est effacée
choice-shortfall-borrowOrLose = emprunte à la banque ; si la dette dépasse la valeur des biens, la partie est perdue
choice-resign-indebted = est éliminé, et la dette est effacée
choice-eliminate-indebted = est éliminé, et la dette est effacée

## What happens

event-bankDebt = { $seat } emprunte { $amount } à la banque (dette : { $total }).
event-bankDebtRepaid = { $seat } rembourse { $amount } à la banque (dette : { $left }).
event-lostByDebt = { $seat } doit { $debt } à la banque, et tous ses biens ne rapportent que { $value } : perdu.

## Refusals

refusal-inBankDebt = Tant qu’on a une dette envers la banque, on n’achète ni ne construit.
refusal-debtUncovered = La dette envers la banque ne serait plus couverte.
