home = Hausregeln, vers la page d’accueil
back = Retour
failed = Cela n’a pas marché
notKept = Ce navigateur ne conserve rien (fenêtre privée ou mémoire pleine). Tout fonctionne jusqu’à la fermeture de la page.
shelf-full = Le navigateur ne donne plus de place à cette page. Enregistrez des parties dans un fichier, puis supprimez les anciennes.
shelf-refused = Le navigateur ne laisse cette page rien conserver (fenêtre privée ou stockage bloqué). Autorisez-le dans ses réglages, ou enregistrez votre partie dans un fichier.
