import { formatNumber, formatPercent } from '../../i18n/format.ts'
import type { Words } from '../words.ts'

const tenths = (value: number) => formatNumber('en', Math.round(value * 10) / 10)
const limits = ({ low, high }: { readonly low: number; readonly high: number }, fine: (value: number) => string) =>
  `${fine(low)} to ${fine(high)}`
const times = (value: number) => formatNumber('en', Math.round(value * 100) / 100)

/** Words of the workshop, where people write their own rules. */
export const workshop: Words['workshop'] = {
  title: 'Workshop',
  begin: 'Begin with',
  house: 'Rulebooks',
  finished: 'Finished house rules',
  opened: 'From a file',
  openFile: 'Open a file …',
  name: 'Name of your rules',
  namePlace: (title) => `${title}, own rules`,
  parts: 'Parts of the rulebook',
  rules: 'Rules',
  board: 'Board',
  cards: 'Cards',
  trial: 'Try it',
  share: 'Share and print',
  undo: 'Undo',
  redo: 'Redo',
  nothingToUndo: 'There is nothing to undo yet.',
  nothingToRedo: 'Nothing has been undone.',
  yours: 'Your rules',
  noDifference: 'Nothing has been changed yet.',
  yoursAre: (count) =>
    `Your rules: ${count === 0 ? 'no difference' : count === 1 ? '1 difference' : `${count} differences`}`,
  takeBack: (label) => `${label}: back to how it began`,
  was: (before) => `before: ${before}`,
  labelled: (label) => `${label}:`,
  search: 'Search the rules',
  searchHint: 'For instance: rent, jail, auction',
  found: (count) => (count === 1 ? '1 rule' : `${count} rules`),
  nothingFound: 'There is no rule about that.',
  themes: 'Themes',
  changed: 'changed',
  brings: (what) => `Brings along: ${what}.`,
  takes: (what) => `Leaves out: ${what}.`,
  nameEach: (label) => `${label}: one per language`,
  oneName: (label) => `${label}: one for all languages`,
  moreLanguages: 'Further language',
  cannot: 'not possible here',
  chooseWay: 'There are several ways to do this. Choose one:',
  hasWays: 'There are several ways to do this: you then choose one.',
  yes: 'yes',
  no: 'no',
  unlimited: 'unlimited',
  entry: (number) => `Value ${number}`,
  more: 'One more',
  fewer: 'One less',
  faults: (count) => (count === 1 ? 'This cannot be played yet:' : `This cannot be played yet, for ${count} reasons:`),
  notYet: 'This cannot be played yet.',
  play: 'Play',
  playHereHint: 'At once, against three bots.',
  playTable: 'Choose seats',
  playOnline: 'Online',
  playBoard: 'Real board',
  starting: 'The game is being set up …',
  drafts: 'Drafts',
  newDraft: 'New draft',
  removeDraft: 'Delete the draft',
  removeAsk: (title) => `Delete “${title}”? The draft cannot be brought back.`,
  keep: 'Keep it',
  saved: 'Every change is saved at once, in this browser.',
  notSaved: 'This browser saves nothing: the draft lasts until the page is closed.',
  noBook: 'These rules are not in this browser any more.',
  cannotOpen: 'This file cannot be opened:',
  loading: 'The workshop is being opened …',
  print: 'Print',
  printHint: 'The browser opens its print dialog, which makes a PDF as well. You can then cut out the cards and deeds.',
  sheets: { booklet: 'Rulebook as a booklet', cards: 'Cards', deeds: 'Title deeds', board: 'Board' },
  shortLink: 'Short link',
  shortHint:
    'The server of this page keeps the rules, board and cards as well, as long as the link is used. You can delete it at any time.',
  makeShort: 'Make a short link',
  guest: 'Guest',
  ownLinks: (count) => (count === 1 ? 'Your short link' : `Your ${count} short links`),
  removeLink: (code) => `Delete the link ${code}`,
  link: 'Link',
  linkHint: 'The rules are in the link itself. None of them is on a server.',
  linkLong: 'This is too long for a link: use a short link or the file.',
  file: 'File',
  saveFile: 'Save as a file',
  fileHint: 'The file has everything: rules, board and cards. Any Hausregeln can open it.',
  sentTitle: 'Someone sent you rules',
  sentIntro: (base) => `They are based on “${base}”. This is different:`,
  sentSame: (base) => `Identical to “${base}”.`,
  sentAlone: 'They stand alone and are based on no rulebook.',
  sentBad: 'This link leads to no rules:',
  edit: 'Change them in the workshop',
  toWorkshop: 'To the workshop',
  spaceCount: (count) => `${count} spaces`,
  space: 'Space',
  spaceAt: (at) => (at === 0 ? 'The start' : `Space ${at}`),
  before: 'The space before',
  after: 'The space after',
  spaceName: 'Name',
  spaceKind: 'Kind',
  moveBack: 'Move it one space back',
  moveOn: 'Move it one space on',
  startStays: 'The start stays where it is.',
  lastSpace: 'This is the last space.',
  addSpace: 'Add a space after it',
  removeSpace: 'Remove the space',
  mostSpaces: (most) => `A board has at most ${most} spaces.`,
  leastSpaces: (least) => `A board has at least ${least} spaces.`,
  price: 'Price',
  group: 'Group',
  newGroup: 'New group',
  housePrice: 'Price of a house',
  rents: 'Rents',
  factors: 'Rents: how many times the throw',
  rentAt: (kind, level) => {
    if (kind !== 'street') return `${level + 1} owned`
    return level === 0 ? 'unbuilt' : `level ${level}`
  },
  suggestRents: 'Suggest rents for the price',
  amount: 'Amount',
  deck: 'Deck',
  deckName: 'Name of the deck',
  groups: 'Groups and money',
  groupName: 'Name of the group',
  colourOf: (name) => `Colour of ${name}`,
  alike: 'Not everybody sees all colours. Some people can hardly tell these apart:',
  alikePair: (one, other) => `${one} and ${other}`,
  currency: 'Currency',
  noDecks: 'This rulebook has no cards.',
  cardAt: (number) => `Card ${number}`,
  removeCard: (number) => `Remove card ${number}`,
  addCard: 'Add a card',
  verb: 'What it does',
  cardText: 'What it says',
  factor: 'How many times the throw',
  times: 'How many times the rent',
  steps: 'Spaces',
  perHouse: 'For each house',
  perHotel: 'For each hotel',
  verbs: {
    receive: 'Money from the bank',
    pay: 'Money to the bank',
    receiveEach: 'Money from all others',
    payEach: 'Money to all others',
    repairs: 'Money for houses and hotels',
    advanceTo: 'On to a space',
    nextStation: 'To the next station',
    nextUtility: 'To the next utility',
    back: 'Spaces back',
    opposite: 'To the opposite space',
    toJail: 'To jail',
    jailFree: 'Out of jail',
    sitOut: 'Sit out one turn',
    throwAgain: 'Throw again',
    nothing: 'Nothing',
  },
  trialHint: (before, games) =>
    `Bots play ${games} games by your rules and as many by “${before}”, with the same dice. It takes some seconds and runs on this device.`,
  trialStart: 'Let bots play',
  trialAgain: 'Once more',
  trialStop: 'Stop',
  trialRunning: 'The bots are playing',
  trialStuck: (detail) => `This cannot be played to its end: a game of bots could not go on. (${detail})`,
  trialOlder: 'You have changed something since then: this is about the earlier rules.',
  doesEnd: 'Does it end?',
  howLong: 'How long?',
  howEven: 'How fair is the turn order?',
  ended: ({ games, ended: [before, after] }) =>
    after >= 1
      ? `Yes: all ${games} games ended.`
      : `${formatPercent('en', after)} of the games ended; by the rules it began with, ${formatPercent('en', before)}.`,
  length: ({ length, rounds: [before, after] }) => {
    const mean = `on average ${tenths(after)} rounds instead of ${tenths(before)}`
    if (length === null) return `Too few games as yet: ${mean}.`
    if (!length.isSure) return `About as long (${limits(length, times)} times): ${mean}.`
    return `${times(length.value)} times as long (${limits(length, times)}): ${mean}.`
  },
  first: ({ first }) => {
    if (first === null) return 'Too few games as yet.'
    const between = `${limits(first, tenths)} percentage points`
    if (!first.isSure)
      return `The first player wins neither more nor less often than before, as far as can be seen (${between}).`
    const more = first.value > 0 ? 'more' : 'less'
    return `The first player wins ${tenths(Math.abs(first.value))} percentage points ${more} often than before (${between}).`
  },
  cause: (concern, without) => {
    if (concern === 'endless')
      return `Without this rule ${formatPercent('en', without.ended[1])} of the games would end instead of ${formatPercent('en', without.ended[0])}.`
    if (concern === 'long')
      return `This rule makes the game long: without it ${tenths(without.rounds[1])} rounds instead of ${tenths(without.rounds[0])}.`
    return `This rule helps the first player: without it they win ${tenths(Math.abs(without.first?.value ?? 0))} percentage points less often.`
  },
}
