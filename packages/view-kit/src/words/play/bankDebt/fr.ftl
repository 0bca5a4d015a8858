debt = Dette envers la banque
debtLeft = Encore { $left }, et la dette dépasse la valeur des biens : éliminé.
debtBlocks = Tant qu’elle n’est pas remboursée, on n’achète ni ne construit ; toute recette la rembourse d’abord.
worth = Valeur des biens
