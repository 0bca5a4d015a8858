## Choices

choice-finiteBank-finite = limité : { $bankCash }, argent de départ compris ; ce qui lui manque n’est pas dû
choice-turnEnded-byBank = après le temps que fixe la table ; et à la manche où la banque n’a plus d’argent

## Numbers

number-bankCash = L’argent de la banque

## Refusals

refusal-bankTooPoor = La banque n’a plus autant d’argent.
end-bankBroke = La banque n’a plus d’argent : { phrase-richest }
