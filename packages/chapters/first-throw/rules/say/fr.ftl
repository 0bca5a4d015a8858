tooFew = Chacun des { $players } joueurs reçoit { $each } propriétés, et le plateau en a { $count }.
tooDear = Les propriétés distribuées coûtent jusqu’à { $cost }, et les joueurs commencent avec { $cash }.
