// npm run bench:pace: how an evening with three bots goes at normal tempo, by the fixed lengths of its scenes: for which
// share of the time the person is neither asked nor on turn, how long it takes from the end of their turn until they are
// asked again, and how often they click for a throw of their own. Steady decides for the person; a choice takes 1.2 s,
// a question with one answer 0.5 s. With 95 % intervals over the games. Fails where a bar is missed. First as it was before
// there were scenes, then with every answer a click, then as it is, and as it is for somebody who says at the first end of a
// turn with choices that their turns shall end by themselves, until there is something new; by these the bar of clicks goes.
//   turn       clicks that a turn asks for: throwing, buying, leaving jail, ending the turn
//   bids       clicks for bids, by which a book may sell everything
//   business   all others: building, raising money, debts, dealing, demanding rent
// Last, the clicks a throw of one's own by what was asked and what was answered; after the end of a turn, what it passed over.
import { type Bot, createBot, NOTHING, nextBotAction } from '@hausregeln/bots'
import {
  legalActions,
  type Move,
  moveOf,
  nameOf,
  newHeader,
  type Packed,
  type Rulebook,
  Session,
  seatOf,
} from '@hausregeln/engine'
import { botPause, sceneTime } from '@hausregeln/protocol/tempo.ts'
import { rulebooks } from '@hausregeln/rulebooks'
import { Chronicle, questionsFor } from '@hausregeln/rulebooks/texts/index.ts'
import { endWithChoices, onlyAnswer, throwOnRelease, UNHURRIED } from '@hausregeln/view-kit/game/goingOn.ts'
import { StandingEnd } from '@hausregeln/view-kit/game/standingEnd.ts'

/** So many games of each rulebook: how often they ask differs much from game to game. */
const GAMES = 60
const ROUNDS = 25
const PERSON = 0
const CHOICE_MS = 1200
const SINGLE_MS = 500
/** Milliseconds after which a bot acted before there were scenes, whatever was still to be seen. */
const BEFORE_MS = 800
/** The most of the time that nothing is asked of the person while others play, and clicks a throw of their own. */
const BAR_IDLE = 0.5
const BAR_CLICKS = 1.5

const CLICKS = ['turn', 'bids', 'business'] as const
type Clicks = (typeof CLICKS)[number]
const BIDS: readonly Move['do'][] = ['bid', 'pass', 'sealedBid', 'setMinimum']
const BUSINESS: readonly Move['do'][] = [
  'build',
  'buildRemote',
  'buyRemote',
  'sell',
  'sellDeed',
  'mortgage',
  'lift',
  'offer',
  'accept',
  'refuse',
  'withdraw',
  'demand',
  'waive',
  'sellShares',
  'buyShares',
  'putUp',
  'report',
  'bankrupt',
]

/** What is counted of an evening; times in milliseconds. */
interface Evening {
  all: number
  idle: number
  throws: number
  turn: number
  bids: number
  business: number
  /** Each time from the end of the person's turn until they are asked again. */
  readonly waits: number[]
  /** Clicks by question and answer. */
  readonly answers: Map<string, number>
}

/** How an evening goes: by scenes or as before them, and what goes on by itself. */
interface Way {
  readonly title: string
  readonly scenes: boolean
  /** Also ends of turns with choices, once the person has said so. */
  readonly goesOn: 'nothing' | 'onlyAnswers' | 'ends'
}
const NOW: Way = { title: 'What has one answer goes on by itself', scenes: true, goesOn: 'onlyAnswers' }
const SAID: Way = {
  title: 'Turns end by themselves where nothing is new, as the person says once',
  scenes: true,
  goesOn: 'ends',
}
const WAYS: readonly Way[] = [
  { title: `Before there were scenes: a bot acts every ${BEFORE_MS / 1000} s`, scenes: false, goesOn: 'nothing' },
  { title: 'Every answer is a click', scenes: true, goesOn: 'nothing' },
  NOW,
  SAID,
]

/** What the person has done last, and has said of the ends of their turns. */
interface Person {
  last: Move['do'] | null
  end: StandingEnd | null
}

function played({ book }: Rulebook, seed: number, { scenes, goesOn }: Way, evening: Evening): void {
  const seats = ['person', 'bot', 'bot', 'bot'].map((name, seat) => ({ name: `${name} ${seat}` }))
  const chronicle = new Chronicle()
  const session = new Session(book, newHeader(book, { seats, options: {}, chance: { kind: 'seed', seed } }), chronicle)
  const bots: Bot[] = seats.map(() => createBot('steady'))
  for (const [seat, bot] of bots.entries()) bot.begin(seed + seat)
  const { game } = session
  const person: Person = { last: null, end: null }
  let waited: number | null = null
  while (game.s.over === 0 && game.s.round <= ROUNDS && (game.s.alive & 1) === 1) {
    const action = nextBotAction(game, bots)
    if (action === NOTHING) break
    const move = moveOf(game, action)
    const isOwn = seatOf(action) === PERSON
    if (isOwn) {
      if (waited !== null) evening.waits.push(waited)
      waited = null
      answer(game, action, person, goesOn, evening)
      person.last = move.do
    }
    const kept = chronicle.lines.length
    if (session.act(move) !== null) break
    const lines = chronicle.lines.slice(kept)
    const turnSeat = lines.at(-1)?.turnSeat ?? game.s.turnSeat
    const isBot = turnSeat !== PERSON
    const next = nextBotAction(game, bots)
    const isBotNext = next !== NOTHING && seatOf(next) !== PERSON
    const scene = scenes ? sceneTime('normal', game, chronicle.lines, kept, isBot) : 0
    const pause = scenes ? botPause('normal', scene) : BEFORE_MS
    const time = isBotNext ? pause : scene
    evening.all += time
    if (isBot) evening.idle += time
    if (isOwn && move.do === 'endTurn') waited = 0
    if (waited !== null) waited += time
  }
}

/** The person answers by a click, or the game goes on by itself. */
function answer(game: Session['game'], action: Packed, person: Person, goesOn: Way['goesOn'], evening: Evening): void {
  const move = moveOf(game, action)
  const only = onlyAnswer(game, PERSON)
  const isSingle = move.do === 'throw' || only === action
  evening.all += isSingle ? SINGLE_MS : CHOICE_MS
  if (goesOn === 'nothing' || !isAlone(game, action, person, goesOn)) {
    evening[kindOf(move)]++
    const answered = answerOf(game, move)
    evening.answers.set(answered, (evening.answers.get(answered) ?? 0) + 1)
  }
  if (move.do === 'throw') evening.throws++
}

/** Whether the game goes on with this answer by itself. */
function isAlone(game: Session['game'], action: Packed, person: Person, goesOn: Way['goesOn']): boolean {
  if ([onlyAnswer(game, PERSON), throwOnRelease(game, PERSON, person.last)].includes(action)) return true
  const end = goesOn === 'ends' ? endWithChoices(game, PERSON) : null
  if (end === null) return false
  const { turns } = game.s
  const isCovered = end.action === action && person.end?.covers(turns, end.open) === true
  if (person.end !== null) person.end.note(turns, end.open)
  else if (end.action === action) person.end = new StandingEnd(turns, end.open)
  return isCovered
}

function kindOf({ do: name }: Move): Clicks {
  if (BIDS.includes(name)) return 'bids'
  return BUSINESS.includes(name) ? 'business' : 'turn'
}

/** What was asked, what was answered, and, of a turn that ended, what could not have waited for the next one. */
function answerOf(game: Session['game'], move: Move): string {
  const ask = questionsFor(game, PERSON)[0]?.ask ?? 'wait'
  if (move.do !== 'endTurn') return `${ask}: ${move.do}`
  const names = legalActions(game, PERSON).map(({ action }) => nameOf(game, action) ?? 'endTurn')
  const passed = new Set(names.filter((name) => name !== 'endTurn' && !UNHURRIED.includes(name)))
  return `${ask}: endTurn, without ${[...passed].toSorted().join(', ')}`
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}

/** A ratio of sums over games, with half of its 95 % interval. */
function ratio(games: readonly (readonly [part: number, whole: number])[]): readonly [ratio: number, within: number] {
  const sum = (of: 0 | 1) => games.reduce((all, game) => all + game[of], 0)
  const whole = sum(1)
  const mean = sum(0) / whole
  const spread = games.reduce((all, [part, of]) => all + (part - mean * of) ** 2, 0) / (games.length - 1)
  return [mean, (1.96 * Math.sqrt(spread * games.length)) / whole]
}

interface Told {
  readonly line: string
  readonly isWithin: boolean
  /** Clicks a throw by question and answer. */
  readonly answers: ReadonlyMap<string, number>
}

function told(rulebook: Rulebook, way: Way): Told {
  const games = Array.from({ length: GAMES }, (_, game) => {
    const evening: Evening = {
      all: 0,
      idle: 0,
      throws: 0,
      turn: 0,
      bids: 0,
      business: 0,
      waits: [],
      answers: new Map(),
    }
    played(rulebook, game + 1, way, evening)
    return evening
  })
  const idle = ratio(games.map((game) => [game.idle, game.all]))
  const clicks = CLICKS.map((kind) => ratio(games.map((game) => [game[kind], game.throws])))
  const line = [
    rulebook.book.id.padEnd(12),
    `${(100 * idle[0]).toFixed(1)} ± ${(100 * idle[1]).toFixed(1)} %`.padStart(13),
    `${(median(games.flatMap(({ waits }) => waits)) / 1000).toFixed(1)} s`.padStart(8),
    ...clicks.map(([mean, within]) => `${mean.toFixed(2)} ± ${within.toFixed(2)}`.padStart(14)),
  ].join(' ')
  const throws = games.reduce((all, game) => all + game.throws, 0)
  const answers = new Map<string, number>()
  for (const [answer, times] of games.flatMap((game) => [...game.answers]))
    answers.set(answer, (answers.get(answer) ?? 0) + times / throws)
  return { line, isWithin: idle[0] <= BAR_IDLE && (way !== SAID || (clicks[0]?.[0] ?? 0) <= BAR_CLICKS), answers }
}

/** A line an answer that takes `LEAST` of a click in some rulebook, the most frequent one first. */
const LEAST = 0.005
function byAnswer(books: readonly ReadonlyMap<string, number>[]): string[] {
  const most = (answer: string) => Math.max(...books.map((book) => book.get(answer) ?? 0))
  return [...new Set(books.flatMap((book) => [...book.keys()]))]
    .filter((answer) => most(answer) >= LEAST)
    .toSorted((a, b) => most(b) - most(a))
    .map((answer) => `${books.map((book) => (book.get(answer) ?? 0).toFixed(3).padStart(10)).join(' ')}  ${answer}`)
}

for (const way of WAYS) {
  console.log(`${way.title}:`)
  console.log(
    [''.padEnd(12), 'idle'.padStart(13), 'median'.padStart(8), ...CLICKS.map((kind) => kind.padStart(14))].join(' '),
  )
  const answers = rulebooks.map((rulebook) => {
    const { line, isWithin, answers } = told(rulebook, way)
    console.log(line)
    if ((way === NOW || way === SAID) && !isWithin) process.exitCode = 1
    return answers
  })
  if (way !== SAID) continue
  console.log(`\n${rulebooks.map(({ book }) => book.id.padStart(10)).join(' ')}`)
  for (const line of byAnswer(answers)) console.log(line)
}
