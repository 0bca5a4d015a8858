import type { Bot } from '@hausregeln/bots'
import {
  argumentOf,
  ask,
  type Book,
  bits,
  describeEvent,
  FRAME_WORDS,
  frameRule,
  type Game,
  KIND,
  type Legal,
  legalActions,
  moveOf,
  newGame,
  SEAT,
  type Setup,
  STAGE,
  stateHash,
  view,
} from '@hausregeln/engine'
import { driverOf } from '../../src/driver.ts'
import { watch } from '../../src/watch.ts'

/** A game written down step by step, to be read by people and compared by tests. */
export interface PlaythroughSpec {
  readonly name: string
  readonly setup: Setup
  readonly steps: number
}

/**
 * Plays a game with bots and tells at each step what the game waits for, what is legal for whom, what each seat sees
 * beyond what everybody sees, what was done, and what followed by which rule.
 */
export function playthrough(book: Book, spec: PlaythroughSpec, bots: readonly Bot[]): string {
  const lines: string[] = []
  const game = newGame(book, spec.setup)
  const options = Object.entries(spec.setup.options ?? {}).map(([name, value]) => ` ${name}=${value}`)
  lines.push(
    `${spec.name}: ${book.id} v${book.version}, ${spec.setup.seats} seats, seed ${spec.setup.seed}${options.join('')}`,
  )
  game.emit = (type, slot, ...numbers) => {
    const { type: name, slot: _, rule, ...facts } = describeEvent(book, type, slot, numbers)
    lines.push(
      `  ${rule} ${name} ${Object.entries(facts)
        .map(([key, value]) => `${key}=${value}`)
        .join(' ')}`.trimEnd(),
    )
  }
  const watched = bots.map((bot) => watch(bot, (l, action) => lines.push(`> ${JSON.stringify(moveOf(l, action))}`)))
  const driver = driverOf(game, watched)
  for (let step = 1; step <= spec.steps && game.s.over === 0; step++) {
    lines.push('', `step ${step}`, ...situation(game))
    driver.step()
  }
  lines.push('', `state ${stateHash(game.s)}`, '')
  return lines.join('\n')
}

function situation(game: Game): string[] {
  const { s } = game
  const { must, may } = ask(game)
  const seats = Array.from({ length: s.seats }, (_, seat) => seat)
  return [
    `round ${s.round}, seat ${s.turnSeat} on turn; agenda: ${agenda(game)}`,
    `must: ${bits(must).join(' ') || '-'}; may: ${bits(may).join(' ') || '-'}`,
    `cash: ${seats.map((seat) => s.cash[seat]).join(' ')}; at: ${seats.map((seat) => s.place[seat]).join(' ')}`,
    ...seats.map(
      (seat) =>
        `legal ${seat}: ${
          legalActions(game, seat)
            .map((legal) => legalText(game, legal))
            .join(', ') || '-'
        }`,
    ),
    `sees: ${seats.map((seat) => `${seat} ${seen(game, seat)}`).join('; ')}`,
  ]
}

function agenda(game: Game): string {
  const { s } = game
  const frames: string[] = []
  for (let position = 0; position < s.depth; position++) {
    const frame = position * FRAME_WORDS
    const name = frameRule(game, s.frames[frame + KIND] ?? 0)?.name ?? '?'
    frames.push(`${name} (seat ${s.frames[frame + SEAT]}, stage ${s.frames[frame + STAGE]})`)
  }
  return frames.join(' > ')
}

function legalText(game: Game, { action, low, high }: Legal): string {
  const move = moveOf(game, action)
  if (move.do === 'offer') return 'offer …'
  if (low !== high) return `${move.do} ${low}–${high}`
  return Object.keys(move).length > 2 ? `${move.do} ${argumentOf(action)}` : move.do
}

/** A seat's own secrets as its view has them, and that nothing else hidden is in it. */
function seen(game: Game, seat: number): string {
  const own = view(game, seat)
  const hidden = own.bytes.subarray(own.publicBytes).reduce((sum, byte) => sum + (byte === 0 ? 0 : 1), 0)
  return hidden === 0 ? 'the table' : `the table and ${hidden} bytes of its own`
}
