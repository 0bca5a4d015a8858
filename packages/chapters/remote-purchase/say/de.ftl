## The chapter

chapter-remote-purchase-title = Kaufen und Bauen aus der Ferne
