import { BOT_NAMES } from '@hausregeln/bots'
import { rulebooks } from '@hausregeln/rulebooks'
import { type Players, SEATS } from './games.ts'

/** What a row of the bench measures. */
export type Task =
  /** Four plain bots by the engine and by its twin, turns a second. */
  | { readonly kind: 'twin' }
  /** Copies of a state a second. */
  | { readonly kind: 'clone' }
  /** Hashes of a state a second, and entries of a record that is played again: with the page's SHA-256 or a server's. */
  | { readonly kind: 'hash' | 'replay'; readonly server: boolean }
  /** Games a second, once everything is compiled. */
  | { readonly kind: 'warm'; readonly players: Players }
  /** A whole process of the command line on one core: how many of them a second. */
  | { readonly kind: 'cold'; readonly args: readonly string[] }
  /** The same for writing the workbook of a long game: how many with 10,000 entries a second. */
  | { readonly kind: 'workbook'; readonly game: readonly string[] }
  /** Random steps a second of the environment without Python, or of the rules alone. */
  | { readonly kind: 'gym'; readonly rulebook: string; readonly rules: boolean }
  /** The same with Python, all processes together. */
  | { readonly kind: 'python'; readonly rulebook: string }
  /** How many times as fast two threads are as one that has so many cores, or all: V8 compiles on those it leaves idle. */
  | { readonly kind: 'workers'; readonly args: readonly string[]; readonly games: number; readonly cores: 1 | null }

export interface Row {
  readonly name: string
  readonly task: Task
}

const USUAL_OPTIONS = {}
const BOOKS = rulebooks.map(({ book }) => book)

function sim(rulebook: string, bot: string, seats: number): string[] {
  const bots = new Array<string>(seats).fill(bot).join(',')
  return ['sim', '--rulebook', rulebook, '--seats', bots, '--seed', '1', '--json']
}

function warmRows(): Row[] {
  const books = BOOKS.flatMap(({ id }) => BOT_NAMES.map((bot) => ({ rulebook: id, bot, seats: SEATS })))
  const seats = BOOKS.flatMap(({ id, minSeats, maxSeats }) =>
    [2, 3, 5, 6, 7, 8]
      .filter((number) => number >= minSeats && number <= maxSeats)
      .map((number) => ({ rulebook: id, bot: 'steady', seats: number })),
  )
  return [...books, ...seats].map((players) => ({
    name: `warm, ${players.rulebook}, ${players.seats} ${players.bot}`,
    task: { kind: 'warm', players: { ...players, options: USUAL_OPTIONS } },
  }))
}

function coldRows(): Row[] {
  const help: Row = { name: 'cold, --help', task: { kind: 'cold', args: ['--help'] } }
  const thousand = BOOKS.flatMap(({ id }) =>
    (['plain', 'steady'] as const).map((bot): Row => {
      const args = [...sim(id, bot, SEATS), '--games', '1000', '--workers', '1']
      return { name: `cold, ${id}, 1,000 games of ${SEATS} ${bot}`, task: { kind: 'cold', args } }
    }),
  )
  const players = new Array<string>(8).fill('random').join(',')
  const game = ['record', '--rulebook', 'exchange', '--seats', players, '--seed', '1', '--max-rounds', '30', '--json']
  return [help, ...thousand, { name: 'cold, workbook of 10,000 entries', task: { kind: 'workbook', game } }]
}

function workerRows(): Row[] {
  return BOOKS.flatMap(({ id }) =>
    ([1, null] as const).map(
      (cores): Row => ({
        name: `2 workers ÷ 1${cores === 1 ? ' on one core' : ''}, ${id}, ${SEATS} steady`,
        task: { kind: 'workers', args: sim(id, 'steady', SEATS), games: 10_000, cores },
      }),
    ),
  )
}

function stepRows(): Row[] {
  return BOOKS.flatMap(({ id }): Row[] => [
    { name: `python, ${id}, random steps`, task: { kind: 'python', rulebook: id } },
    { name: `gym, ${id}, random steps`, task: { kind: 'gym', rulebook: id, rules: false } },
    { name: `gym, ${id}, rules alone`, task: { kind: 'gym', rulebook: id, rules: true } },
  ])
}

/** The rows of the bench, in the order in which they are measured. */
export const ROWS: readonly Row[] = [
  { name: 'engine ÷ twin', task: { kind: 'twin' } },
  { name: 'clone', task: { kind: 'clone' } },
  { name: 'hash of a state, page', task: { kind: 'hash', server: false } },
  { name: 'hash of a state, server', task: { kind: 'hash', server: true } },
  { name: 'replay, page', task: { kind: 'replay', server: false } },
  { name: 'replay, server', task: { kind: 'replay', server: true } },
  ...coldRows(),
  ...warmRows(),
  ...stepRows(),
  ...workerRows(),
]
