riskTable = Tableau des risques
riskThrow =
    { $a ->
        [0]
            { $b ->
                [0] Dernier lancer ({ $name }) : { $a } et { $a }, soit { $amount }.
                [one] Dernier lancer ({ $name }) : { $a } et { $b }, soit { $amount }.
               *[other] Dernier lancer ({ $name }) : { $a } et { $b }, soit { $amount }.
            }
        [one]
            { $b ->
                [0] Dernier lancer ({ $name }) : { $a } et { $b }, soit { $amount }.
                [one] Dernier lancer ({ $name }) : { $a } et { $a }, soit { $amount }.
               *[other] Dernier lancer ({ $name }) : { $a } et { $b }, soit { $amount }.
            }
       *[other] Dernier lancer ({ $name }) : { $a } et { $b }, soit { $amount }.
    }
riskHow = Un total pair rapporte, un total impair coûte : { $stake } par point, { $doubles } pour un double.
