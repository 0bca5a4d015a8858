### What the railway says.

# $deed (deed)
action-ride = By train: { $deed }

## Refusals

refusal-trainMissed = The train leaves only at the beginning of your turn, before you throw.
refusal-notAtOwnStation = You can board only at a station that you own.
refusal-noTrainThere = The train stops only at your other stations.
