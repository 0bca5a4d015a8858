## The chapter

chapter-plot-sale-title = Vendre des propriétés à la banque avant un lancer
