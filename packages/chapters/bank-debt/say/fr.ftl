## Choices

choice-shortfall-borrow = emprunte à la banque
choice-resign-writtenOff = est éliminé, et la dette est effacée
choice-eliminate-writtenOff = est éliminé, et la dette est effacée
choice-shortfall-borrowOrLose = emprunte à la banque ; si la dette dépasse la valeur des biens, la partie est perdue
choice-resign-indebted = est éliminé, et la dette est effacée
choice-eliminate-indebted = est éliminé, et la dette est effacée
