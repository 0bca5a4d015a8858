## The chapter

chapter-remote-purchase-title = Acheter et construire à distance
