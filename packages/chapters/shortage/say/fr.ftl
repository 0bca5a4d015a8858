## The chapter

chapter-shortage-gist =
    Si les bâtiments de la banque ne suffisent pas à tous ceux qui veulent construire, ils sont mis aux enchères un
    à un.
