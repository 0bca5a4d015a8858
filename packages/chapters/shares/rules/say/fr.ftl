noSpace = Le nombre "reportSpace" doit être une case du plateau, et non { $given }.
