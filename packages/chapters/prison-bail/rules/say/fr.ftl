tooFew = Le nombre "bails" doit avoir un montant pour chacune des { $rounds } manches, et non { $count }.
