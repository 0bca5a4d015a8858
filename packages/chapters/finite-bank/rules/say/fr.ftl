tooLittle = La banque a { $has }, et { $players } joueurs commencent avec { $needed }.
