## The chapter

chapter-plot-sale-title = Verkauf von Grundstücken an die Bank, vor dem Wurf
