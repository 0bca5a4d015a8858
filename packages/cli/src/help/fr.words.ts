// Written by `npm run words` from the .ftl files beside it; change those.
import { of } from '@hausregeln/say/elision.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  program: {
    about: 'Jeux de société immobiliers selon leurs règles : simuler, enregistrer, rejouer et vérifier des parties.',
  },
  title: {
    usage: 'Usage :',
    arguments: 'Arguments :',
    options: 'Options :',
    commands: 'Commandes :',
  },
  around: {
    help: 'montre ce que prend une commande',
    choices: (a) => `(${a.values})`,
    usual: (a) => `(par défaut ${a.value})`,
  },
  common: {
    rulebook: 'le règlement (voir : hausregeln rulebooks), son fichier ou un dossier avec un book.ts',
    rulebookOrAll: 'le règlement (voir : hausregeln rulebooks), son fichier ou un dossier avec un book.ts ; à défaut, tous ceux du programme',
    rulebookOfRecord: 'le règlement de l’enregistrement, s’il vient d’ailleurs : un dossier avec un book.ts',
    record: 'l’enregistrement',
    seats: 'les bots, un par place, par exemple steady,random',
    option: 'une option du règlement ; peut être répétée',
    maxRounds: 'une partie qui n’est pas finie après tant de manches est abandonnée',
    seed: 'le nombre de départ du hasard : même nombre, mêmes parties',
    json: 'affiche du JSON et rien d’autre',
    lang: 'langue des phrases',
    workers: 'fils d’exécution ; par défaut autant que de cœurs',
    games: 'nombre de parties',
    byWealth: 'une partie abandonnée est gagnée par le plus riche à ce moment',
    first: 'numéro de la première partie de la série',
    out: 'fichier à écrire',
    bot: (a) => `un bot à vous : un fichier .ts, .js ou .py, ou une commande entre guillemets ; NOM=COMMANDE lui donne un nom pour --seats, sinon « ${a.name} » ; peut être répété (docs/YOUR-BOT.md)`,
    botTime: 'millisecondes dont il dispose pour une décision',
  },
  rulebooks: {
    about: 'liste les règlements avec leurs options, et les bots',
  },
  sim: {
    about: 'fait jouer de nombreuses parties à des bots, et compte les résultats',
    rotate: 'les bots changent de place d’une partie à l’autre ; on compte par bot',
    checkLaws: 'vérifie toutes les lois après chaque étape',
    luck: 'dit aussi ce que les bots gagnent sans leur chance ; autant de parties, à partir de la première, sont analysées pour cela',
  },
  arena: {
    about: 'fait jouer des bots les uns contre les autres, et les classe',
    bots: 'qui joue, par exemple steady,plain,miser ; par défaut tous, et les vôtres',
    seats: (a) => `nombre de joueurs à une table ; par défaut ${a.seats}`,
    tables: 'nombre de tables ; chacune joue autant de parties qu’elle a de places',
    byWealth: 'une partie abandonnée est gagnée par le plus riche à ce moment ; sinon elle ne compte pas',
    mirror: 'la part du hasard : tous les bots nommés sont à une même table, et chacune de tant de donnes est jouée avec chacun à chaque place',
    luck: 'dit aussi ce que les bots gagnent sans leur chance ; les parties d’autant de tables, à partir de la première, sont analysées pour cela',
  },
  balance: {
    about: 'fait jouer de nombreuses parties à des bots, et dit ce que deviennent les premiers et derniers joueurs et les premiers propriétaires de groupes entiers',
  },
  record: {
    about: 'fait jouer une partie à des bots, et l’enregistre',
    game: 'quelle partie de la série issue de ce nombre de départ',
  },
  replay: {
    about: 'rejoue une partie enregistrée, affiche son journal et cherche si elle est abîmée',
    at: 's’arrête après l’entrée n et ce qui y a été tiré',
    events: 'affiche les événements en JSON, un par ligne, au lieu de phrases',
  },
  analyse: {
    about: 'dit comment une partie enregistrée a été gagnée : chances au fil du jeu, hasard, jeu, tournants, pires décisions',
    rollouts: 'parties jouées jusqu’au bout pour vérifier chacune des pires décisions ; 0 : aucune',
  },
  verify: {
    about: 'vérifie une partie enregistrée : la chaîne de ses entrées, chaque règle et, si un serveur a lancé les dés, chaque dé et chaque carte',
  },
  xlsx: {
    about: 'écrit les comptes d’une partie enregistrée dans un classeur : écritures, soldes, propriétés',
    out: 'fichier à écrire, par exemple partie.xlsx',
    lang: 'langue du classeur',
    csv: 'écrit plutôt ses feuilles en fichiers .csv dans un fichier .zip',
  },
  laws: {
    about: 'joue au hasard à toutes sortes de tables, et vérifie les lois après chaque étape',
    games: 'nombre de parties pour chaque règlement',
    slowEvery: 'ne vérifie les lois les plus lentes que toutes les n étapes',
  },
  landings: {
    about: 'promène un pion autour du plateau classique, et compte où il s’arrête',
    turns: 'nombre de tours',
    jail: 'quitter la prison aussitôt en payant, ou y rester et lancer les dés',
  },
  gym: {
    about: 'de nombreuses parties à la fois par un tube, pour des programmes qui apprennent (docs/TRAINING.md) ; « agent » dans --seats',
    games: 'nombre de parties à la fois',
    only: 'ne joue que ces parties, la dernière exclue : d’autres programmes jouent le reste',
    offers: 'numérote aussi les offres',
    memory: 'écrit ce qu’apprennent les agents dans ce fichier, que l’autre côté a en mémoire',
  },
  seat: {
    about: 'fait tenir par votre bot une place à une table en ligne (docs/YOUR-BOT.md)',
    url: 'le lien de la table, par exemple http://127.0.0.1:3000/#/table/k3m9x2pqrs',
    token: (a) => `le jeton de la place, tel que sa page le montre ; par défaut celui ${of(a.variable)}`,
    bot: 'un fichier .ts, .js ou .py, ou une commande entre guillemets',
  },
  move: {
    about: 'déplace les tables d’un serveur et sa clé : d’un dossier de données vers une base PostgreSQL, ou l’inverse',
    from: 'le dossier de données, ou l’adresse de la base : postgresql://user:password@host/name ; s’il y en a plusieurs, séparées par des virgules, la première d’abord',
    to: 'une destination vide de l’une ou l’autre sorte, ou plusieurs',
  },
  book: {
    about: 'les règlements en fichiers : écrire, vérifier, comparer',
  },
  check: {
    about: 'vérifie un fichier : tout ce qui n’y va pas et, par un bref essai, si ses parties se terminent',
    file: 'le règlement',
    noTrial: 'ne joue pas d’essai',
  },
  diff: {
    about: 'dit en quoi les règles de deux règlements diffèrent, et quelles cases ont un autre nom',
    other: 'l’autre règlement, de même',
  },
  export: {
    about: 'écrit un règlement dans un fichier : chaque choix, chaque nombre, son plateau et ses paragraphes',
  },
  fuzz: {
    about: 'abîme des fichiers au hasard : chacun est refusé par des phrases, ou joue 200 tours selon les lois',
    runs: 'nombre de fichiers',
    first: 'numéro du premier fichier de la série',
  },
  house: {
    about: 'joue les règles classiques avec chaque règle maison seule : les parties finissent-elles, et combien durent-elles ?',
    games: 'parties par règle',
    seats: 'joueurs',
    rounds: 'manches qu’une partie peut durer',
    bot: 'qui joue',
  },
  schema: {
    about: 'affiche le schéma JSON du format',
  },
  lesson: {
    about: 'les leçons en fichiers : une partie à partir d’une position, étape par étape',
    check: 'vérifie une leçon : elle est jouée avec ses bonnes réponses',
    file: 'la leçon',
    told: 'affiche ce qui se passe, étape par étape',
  },
  lab: {
    about: 'expériences : comparer des règles, poursuivre une position, étudier un règlement',
    games: 'parties de chaque côté, au plus',
    seats: 'les bots, un par place ; par défaut quatre steady',
    lang: 'langue du rapport',
    output: 'écrit un rapport en page autonome ; en Markdown si le nom finit par .md',
    csv: 'écrit tous les tableaux en CSV, l’un après l’autre',
  },
  labBook: {
    about: 'à quoi ressemblent les parties d’un règlement : durées, cases, revenus, argent, ordre des joueurs, groupes, et ce qui tient aux bots',
    book: 'le règlement (voir : hausregeln rulebooks), ou son fichier',
    styles: 'bots avec lesquels on vérifie les résultats',
  },
  compare: {
    about: 'compare des règlements, ou l’un d’eux avec des règles maison ou d’autres bots, à hasard égal',
    book: 'le règlement auquel tous sont comparés',
    against: 'un règlement, ou des règles maison comme declined=staysWithBank,salaryLand=400,-trade, ou bots=plain,plain ; peut être répété',
    measure: 'ce qui décide',
    noStops: 'joue toutes les parties, même si c’est décidé avant',
    margin: 'une différence qui n’importe à personne : des manches, ou une part de 0 à 1',
  },
  from: {
    about: 'comment se poursuit une partie enregistrée, ou une position d’un fichier JSON',
    file: 'une partie enregistrée, ou une position en JSON (voir : hausregeln lab schema)',
    entry: 'après tant d’entrées de la partie ; par défaut après toutes',
    whatIf: 'l’effet de chaque action du moment sur les chances',
    actor: 'le joueur dont --what-if essaie les actions, par place à partir de 1 : tout joueur qui peut agir ; par défaut celui qui doit répondre à une offre ou décider',
    trade: (a) => `l’effet d’un échange : ${a.example}`,
    rulebook: 'le règlement d’une position saisie à la main',
  },
  atlas: {
    about: 'ce que chaque règle de l’atelier change, seule, à un règlement : durée, fin, ordre des joueurs, hasard contre habileté',
    games: 'parties de chaque côté',
    book: 'un règlement du programme',
    skillGames: 'parties d’un meilleur bot contre trois autres ; par défaut autant',
    data: 'écrit tous les chiffres en JSON',
    from: 'ne joue rien : rend compte d’un tel fichier',
  },
  study: {
    about: 'une question que l’on se pose ; sans nom, la liste des questions',
    name: 'l’étude',
  },
  run: {
    about: 'réalise l’expérience d’un fichier',
    experiment: 'un fichier JSON (voir : hausregeln lab schema)',
    schema: 'affiche le schéma JSON des fichiers d’expériences',
  },
  validate: {
    about: 'compare le laboratoire à ce que l’on sait exactement ou par d’autres',
    effort: 'combien on joue de ce qu’il faut pour être sûr',
  },
  pace: {
    about: 'mesure combien de parties de chaque règlement deux fils d’exécution jouent en cinq secondes depuis une position',
  },
}
