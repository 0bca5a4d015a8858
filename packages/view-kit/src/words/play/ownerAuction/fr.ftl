minimum = Prix minimum
minimumSet = Vendre à partir de { $amount }
minimumNone = Mettre aux enchères sans prix minimum
minimumRisk = Si aucune offre n’atteint le prix minimum, vous payez { $half } à la cagnotte.
minimumRiskBank = Si aucune offre n’atteint le prix minimum, vous payez { $half } à la banque.
minimumFree = Sans prix minimum, la propriété va à la plus haute offre.
