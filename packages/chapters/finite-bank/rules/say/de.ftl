tooLittle = Die Bank hat { $has }, und { $players } Spieler beginnen mit { $needed }.
