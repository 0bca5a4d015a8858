tooFew = Jeder von { $players } Spielern bekommt { $each } Grundstücke, und der Spielplan hat { $count }.
tooDear = Ausgeteilt werden Grundstücke für bis zu { $cost }, und die Spieler beginnen mit { $cash }.
