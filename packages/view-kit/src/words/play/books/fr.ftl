own = règles maison
ownRules = Cette table joue selon ses propres règles
compared =
    { $count ->
        [0] { $count } différences avec « { $base } »
        [one] { $count } différence avec « { $base } »
       *[other] { $count } différences avec « { $base } »
    }
same = Aucune règle ne diffère de « { $base } ».
was = sinon
is = ici
coming = Le règlement se charge…
keep = Ajouter à ma liste
kept = Dans votre liste
saveFile = Enregistrer dans un fichier
keptTitle = Ouverts par vous
finishedTitle = Règles maison toutes prêtes
drop = Retirer « { $title } » de la liste
notKept = Ce règlement n’est plus dans la liste de ce navigateur.
refusedBook = Ce règlement de votre liste ne peut pas être joué.
fromLink = Un règlement reçu par un lien
lessonToo = Une leçon en fichier aussi : elle est vérifiée, puis jouée aussitôt.
