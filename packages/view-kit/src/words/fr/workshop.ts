import { formatNumber, formatPercent } from '../../i18n/format.ts'
import type { Words } from '../words.ts'

const tenths = (value: number) => formatNumber('fr', Math.round(value * 10) / 10)
const limits = ({ low, high }: { readonly low: number; readonly high: number }, fine: (value: number) => string) =>
  `de ${fine(low)} à ${fine(high)}`
const times = (value: number) => formatNumber('fr', Math.round(value * 100) / 100)

/** Words of the workshop, where people write their own rules. */
export const workshop: Words['workshop'] = {
  title: 'Atelier',
  begin: 'Partir de',
  house: 'Règlements',
  finished: 'Règles maison toutes prêtes',
  opened: 'D’un fichier',
  openFile: 'Ouvrir un fichier…',
  name: 'Nom de vos règles',
  namePlace: (title) => `${title}, règles maison`,
  parts: 'Parties du règlement',
  rules: 'Règles',
  board: 'Plateau',
  cards: 'Cartes',
  trial: 'Essayer',
  share: 'Partager et imprimer',
  undo: 'Annuler',
  redo: 'Rétablir',
  nothingToUndo: 'Il n’y a encore rien à annuler.',
  nothingToRedo: 'Rien n’a été annulé.',
  yours: 'Vos règles',
  noDifference: 'Rien n’a encore été changé.',
  yoursAre: (count) =>
    `Vos règles : ${count === 0 ? 'aucune différence' : count === 1 ? '1 différence' : `${count} différences`}`,
  takeBack: (label) => `${label} : revenir à la règle de départ`,
  was: (before) => `avant : ${before}`,
  labelled: (label) => `${label} :`,
  search: 'Chercher dans les règles',
  searchHint: 'Par exemple : loyer, prison, enchères',
  found: (count) => (count === 1 ? '1 règle' : `${count} règles`),
  nothingFound: 'Aucune règle n’en parle.',
  themes: 'Thèmes',
  changed: 'modifié',
  brings: (what) => `Entraîne : ${what}.`,
  takes: (what) => `Supprime : ${what}.`,
  nameEach: (label) => `${label} : un nom par langue`,
  oneName: (label) => `${label} : un nom pour toutes les langues`,
  moreLanguages: 'Autre langue',
  cannot: 'impossible ici',
  chooseWay: 'Il y a plusieurs façons de faire. Choisis-en une :',
  hasWays: 'Il y a plusieurs façons de faire : tu en choisiras une.',
  yes: 'oui',
  no: 'non',
  unlimited: 'illimité',
  entry: (number) => `Valeur ${number}`,
  more: 'Augmenter',
  fewer: 'Diminuer',
  faults: (count) =>
    count === 1 ? 'On ne peut pas encore y jouer :' : `On ne peut pas encore y jouer, pour ${count} raisons :`,
  notYet: 'On ne peut pas encore y jouer.',
  play: 'Jouer',
  playHereHint: 'Tout de suite, contre trois bots.',
  playTable: 'Choisir les places',
  playOnline: 'En ligne',
  playBoard: 'Vrai plateau',
  starting: 'La partie se prépare…',
  drafts: 'Brouillons',
  newDraft: 'Nouveau brouillon',
  removeDraft: 'Supprimer le brouillon',
  removeAsk: (title) => `Supprimer « ${title} » ? Cette action est définitive.`,
  keep: 'Garder',
  saved: 'Chaque changement est enregistré aussitôt, dans ce navigateur.',
  notSaved: 'Ce navigateur n’enregistre rien : le brouillon disparaît quand la page est fermée.',
  noBook: 'Ces règles ne sont plus dans ce navigateur.',
  cannotOpen: 'Ce fichier ne peut pas être ouvert :',
  loading: 'Ouverture de l’atelier…',
  print: 'Imprimer',
  printHint:
    'Le navigateur ouvre sa fenêtre d’impression, qui permet aussi de créer un PDF. Il ne reste qu’à découper les cartes et les titres.',
  sheets: {
    booklet: 'Règlement en livret',
    cards: 'Cartes',
    deeds: 'Titres de propriété',
    board: 'Plateau',
  },
  shortLink: 'Lien court',
  shortHint:
    'Le serveur de cette page garde les règles, avec le plateau et les cartes, tant que le lien sert. Vous pouvez le supprimer à tout moment.',
  makeShort: 'Créer un lien court',
  guest: 'Invité',
  ownLinks: (count) => (count === 1 ? 'Votre lien court' : `Vos ${count} liens courts`),
  removeLink: (code) => `Supprimer le lien ${code}`,
  link: 'Lien',
  linkHint: 'Les règles sont dans le lien lui-même. Aucun serveur ne les garde.',
  linkLong: 'C’est trop long pour un lien : utilisez un lien court ou le fichier.',
  file: 'Fichier',
  saveFile: 'Enregistrer dans un fichier',
  fileHint: 'Le fichier contient tout : règles, plateau et cartes. Toute installation de Hausregeln peut l’ouvrir.',
  sentTitle: 'On vous envoie des règles',
  sentIntro: (base) => `Elles partent de « ${base} ». Voici ce qui change :`,
  sentSame: (base) => `Elles sont identiques à « ${base} ».`,
  sentAlone: 'Elles se suffisent à elles-mêmes et ne partent d’aucun règlement.',
  sentBad: 'Ce lien ne mène à aucune règle :',
  edit: 'Les modifier dans l’atelier',
  toWorkshop: 'Vers l’atelier',
  spaceCount: (count) => `${count} cases`,
  space: 'Case',
  spaceAt: (at) => (at === 0 ? 'Le départ' : `Case ${at}`),
  before: 'La case précédente',
  after: 'La case suivante',
  spaceName: 'Nom',
  spaceKind: 'Type',
  moveBack: 'Reculer d’une case',
  moveOn: 'Avancer d’une case',
  startStays: 'Le départ reste à sa place.',
  lastSpace: 'C’est la dernière case.',
  addSpace: 'Ajouter une case après celle-ci',
  removeSpace: 'Supprimer la case',
  mostSpaces: (most) => `Un plateau a au plus ${most} cases.`,
  leastSpaces: (least) => `Un plateau a au moins ${least} cases.`,
  price: 'Prix',
  group: 'Groupe',
  newGroup: 'Nouveau groupe',
  housePrice: 'Prix d’une maison',
  rents: 'Loyers',
  factors: 'Loyers : multiplicateur du lancer',
  rentAt: (kind, level) => {
    if (kind !== 'street') return level === 0 ? '1 possédée' : `${level + 1} possédées`
    return level === 0 ? 'sans bâtiment' : `niveau ${level}`
  },
  suggestRents: 'Proposer des loyers d’après le prix',
  amount: 'Montant',
  deck: 'Paquet',
  deckName: 'Nom du paquet',
  groups: 'Groupes et monnaie',
  groupName: 'Nom du groupe',
  colourOf: (name) => `Couleur : ${name}`,
  alike: 'Tout le monde ne voit pas toutes les couleurs. Certains distinguent mal celles-ci :',
  alikePair: (one, other) => `${one} et ${other}`,
  currency: 'Monnaie',
  noDecks: 'Ce règlement n’a pas de cartes.',
  cardAt: (number) => `Carte ${number}`,
  removeCard: (number) => `Supprimer la carte ${number}`,
  addCard: 'Ajouter une carte',
  verb: 'Ce qu’elle fait',
  cardText: 'Ce qu’elle dit',
  factor: 'Multiplicateur du lancer',
  times: 'Multiplicateur du loyer',
  steps: 'Cases',
  perHouse: 'Par maison',
  perHotel: 'Par hôtel',
  verbs: {
    receive: 'Argent de la banque',
    pay: 'Argent à la banque',
    receiveEach: 'Argent de tous les autres',
    payEach: 'Argent à tous les autres',
    repairs: 'Argent par maison et par hôtel',
    advanceTo: 'Avancer jusqu’à une case',
    nextStation: 'À la prochaine gare',
    nextUtility: 'À la prochaine compagnie',
    back: 'Reculer de quelques cases',
    opposite: 'À la case opposée',
    toJail: 'En prison',
    jailFree: 'Sortie de prison',
    sitOut: 'Passer un tour',
    throwAgain: 'Relancer les dés',
    nothing: 'Rien',
  },
  trialHint: (before, games) =>
    `Des bots jouent ${games} parties avec vos règles et autant avec « ${before} », avec les mêmes dés. Cela prend quelques secondes, sur cet appareil.`,
  trialStart: 'Faire jouer des bots',
  trialAgain: 'Recommencer',
  trialStop: 'Arrêter',
  trialRunning: 'Les bots jouent',
  trialStuck: (detail) =>
    `On ne peut pas jouer jusqu’au bout : une partie entre bots n’a pas pu continuer. (${detail})`,
  trialOlder: 'Vous avez fait des changements depuis : ceci vaut pour les règles d’avant.',
  doesEnd: 'La partie finit-elle ?',
  howLong: 'Combien de temps ?',
  howEven: 'L’ordre du tour est-il équitable ?',
  ended: ({ games, ended: [before, after] }) =>
    after >= 1
      ? `Oui : les ${games} parties ont toutes pris fin.`
      : `${formatPercent('fr', after)} des parties ont pris fin ; avec les règles de départ, ${formatPercent('fr', before)}.`,
  length: ({ length, rounds: [before, after] }) => {
    const mean = `en moyenne ${tenths(after)} manches au lieu de ${tenths(before)}`
    if (length === null) return `Pas encore assez de parties : ${mean}.`
    if (!length.isSure) return `À peu près aussi long (${limits(length, times)} fois) : ${mean}.`
    return `${times(length.value)} fois la durée (${limits(length, times)}) : ${mean}.`
  },
  first: ({ first }) => {
    if (first === null) return 'Pas encore assez de parties.'
    const between = `${limits(first, tenths)} points de pourcentage`
    if (!first.isSure)
      return `Pour autant qu’on puisse voir, le premier joueur ne gagne ni plus ni moins souvent qu’avant (${between}).`
    const more = first.value > 0 ? 'de plus' : 'de moins'
    return `Le premier joueur gagne ${tenths(Math.abs(first.value))} points de pourcentage ${more} qu’avant (${between}).`
  },
  cause: (concern, without) => {
    if (concern === 'endless')
      return `Sans cette règle, ${formatPercent('fr', without.ended[1])} des parties prendraient fin au lieu de ${formatPercent('fr', without.ended[0])}.`
    if (concern === 'long')
      return `Cette règle allonge la partie : sans elle, ${tenths(without.rounds[1])} manches au lieu de ${tenths(without.rounds[0])}.`
    return `Cette règle aide le premier joueur : sans elle, il gagne ${tenths(Math.abs(without.first?.value ?? 0))} points de pourcentage de moins.`
  },
}
