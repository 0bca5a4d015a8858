import { liesSealed, run } from '../agenda.ts'
import { end, richest } from '../end.ts'
import type { Game, GameView } from '../game.ts'
import { SaidError, say } from '../say.ts'
import type { Saying } from '../saying.ts'
import type { Refusal } from '../vocabulary.ts'
import { type ChanceSource, SOURCES } from './chance-source.ts'
import type { Adjustment, HostAct } from './entry.ts'

/** A host entry that cannot be made now; `refusal`: the name of the reason if it has one. */
export class HostError extends SaidError {
  override readonly name = 'HostError'
  readonly refusal: Refusal | null
  constructor(said: Saying, refusal: Refusal | null = null) {
    super(said)
    this.refusal = refusal
  }
}

function checkRunning(g: Game): void {
  if (g.s.over !== 0) throw new HostError(say('gameOver'), 'gameOver')
}

function checkSeat(g: Game, seat: number): void {
  if (seat >= g.s.seats) throw new HostError(say('seatUnknown', { seat }), 'notInGame')
}

/** A seat leaves: it resigns, or the host removes it. Throws `HostError` if it is not in the game. */
export function removeSeat(g: Game, seat: number): void {
  checkRunning(g)
  if (seat >= g.s.seats || ((g.s.alive >>> seat) & 1) === 0) throw new HostError(say('seatOut', { seat }), 'notInGame')
  g.book.resign(g, seat)
  run(g)
}

/** The agreed time is up: the running turn is finished, then the game ends. Throws `HostError`. */
export function timeIsUp(g: Game): void {
  checkRunning(g)
  g.s.timeUp = 1
}

/** All have agreed to stop: whatever runs is left as it is, and the richest wins. Throws `HostError`. */
function stopGame(g: Game): void {
  checkRunning(g)
  g.s.awaiting = 0
  g.s.awaitingFor = 0
  end(g, 'agreed', richest(g), 'keeper')
}

/** Chance comes from elsewhere, once no dice and no card are out. Throws `HostError`. */
function moveChance(g: Game, { kind }: ChanceSource): void {
  checkRunning(g)
  if (g.s.awaiting !== 0) throw new HostError(say('diceOut'), 'diceInTheAir')
  g.emit?.('chanceMoved', 'keeper', SOURCES.indexOf(kind))
}

/** A copy of the record is made: what lies sealed would lie open in it. Throws `HostError`. */
function save(g: Game): void {
  checkRunning(g)
  if (liesSealed(g)) throw new HostError(say('bidsSealed'))
  g.emit?.('saved', 'keeper')
}

/** Whether something can be set right now: null, or why not. */
export function checkAdjustment(l: GameView, { what, of, value }: Adjustment): Refusal | null {
  if (l.s.over !== 0) return 'gameOver'
  const rule = l.book.adjusts[what]
  return rule === undefined ? 'notInRulebook' : rule.check(l, of, value)
}

/** The same with what the books say before it. Throws `HostError` if it says otherwise. */
export function withValueBefore(l: GameView, adjustment: Adjustment): Adjustment {
  if (checkAdjustment(l, adjustment) !== null) return adjustment
  const { what, of, was } = adjustment
  const before = l.book.adjusts[what]?.read(l, of)
  if (before === undefined || before === was) return adjustment
  if (was === undefined) return { ...adjustment, was: before }
  throw new HostError(say('valueBefore', { what, of, before, was }), 'malformed')
}

/** The numbers of the event that tells an adjustment. */
export function toldOf(l: GameView, { what, of, value }: Pick<Adjustment, 'what' | 'of' | 'value'>): readonly number[] {
  const { words, adjusts } = l.book
  return [words.adjustments.indexOf(what), of, value, adjusts[what]?.detail?.(l, value) ?? 0]
}

/** Sets something right. Throws `HostError`. */
export function adjust(g: Game, adjustment: Adjustment): void {
  const { what, of, value } = adjustment
  const refusal = checkAdjustment(g, adjustment)
  if (refusal !== null) throw new HostError(say('adjustRefused', { what, of, value, refusal }), refusal)
  const rule = g.book.adjusts[what]
  g.emit?.('adjusted', 'keeper', ...toldOf(g, adjustment))
  rule?.apply(g, of, value)
  run(g)
}

/** Carries out what a host enters. Throws `HostError`. */
export function carryOutHost(g: Game, entry: HostAct): void {
  switch (entry.host) {
    case 'resign':
      return removeSeat(g, entry.seat)
    case 'timeUp':
      return timeIsUp(g)
    case 'stop':
      return stopGame(g)
    case 'chance':
      return moveChance(g, entry.source)
    case 'save':
      return save(g)
    case 'handOver':
      return checkSeat(g, entry.seat ?? 0)
    case 'adjust':
      return adjust(g, entry)
    case 'botTakes':
    case 'botReturns':
      return checkSeat(g, entry.seat)
  }
}
