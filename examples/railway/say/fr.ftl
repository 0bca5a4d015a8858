action-ride = En train : { $deed }

## Refusals

refusal-trainMissed = Le train ne part qu’au début de votre tour, avant le lancer des dés.
refusal-notAtOwnStation = On ne peut monter que dans une gare que l’on possède.
refusal-noTrainThere = Le train ne s’arrête qu’à vos autres gares.
