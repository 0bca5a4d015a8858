## The chapter

chapter-shortage-gist = Reichen die Gebäude der Bank nicht für alle, die bauen wollen, werden sie einzeln versteigert.
