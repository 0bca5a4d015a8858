action-ride = Mit dem Zug: { $deed }

## Refusals

refusal-trainMissed = Der Zug fährt nur zu Beginn deines Zuges, bevor du würfelst.
refusal-notAtOwnStation = Einsteigen kannst du nur auf einem Bahnhof, der dir gehört.
refusal-noTrainThere = Der Zug hält nur auf deinen anderen Bahnhöfen.
