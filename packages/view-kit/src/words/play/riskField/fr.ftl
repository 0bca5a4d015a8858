riskTable = Tableau des risques
riskThrow = Dernier lancer ({ $name }) : { $a } et { $b }, soit { $amount }.
riskHow = Un total pair rapporte, un total impair coûte : { $stake } par point, { $doubles } pour un double.
