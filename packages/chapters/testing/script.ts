import {
  argumentOf,
  codeOf,
  type Goods,
  type Lot,
  type Packed,
  pack,
  packLot,
  seatOf,
  type TermsData,
} from '@hausregeln/engine/core/action/action.ts'
import { ruleBehind } from '@hausregeln/engine/core/action/by-name.ts'
import { legalActions } from '@hausregeln/engine/core/action/legal.ts'
import { Chance, given } from '@hausregeln/engine/core/chance.ts'
import { describeEvent, type GameEvent } from '@hausregeln/engine/core/event.ts'
import type { Game } from '@hausregeln/engine/core/game.ts'
import { apply, ask, give, newGame } from '@hausregeln/engine/core/play.ts'
import { removeSeat, timeIsUp } from '@hausregeln/engine/core/record/host.ts'
import type { ActionName, Argument, ArgumentOf, EventType, Refusal } from '@hausregeln/engine/core/vocabulary.ts'
import type { Rulebook } from '@hausregeln/engine/kit/book/rulebook.ts'
import { Effect, type EffectName } from '@hausregeln/engine/kit/effects.ts'
import { WRITTEN } from '@hausregeln/engine/kit/written.ts'
import { DEED, SERIAL } from '../rent/rules/rent.ts'
import { DEMAND_WORDS } from '../rent/rules/section.ts'
import { serialOf } from '../trade/rules/offers.ts'
import { type BareState, bare } from './bare.ts'
import { allMoney, checkLaws } from './laws.ts'
import type { Name } from './names.ts'
import { type Dice, Outcomes } from './outcomes.ts'
import { type Position, setUp } from './position.ts'
import { Sight } from './sight.ts'

/** A position and the chance that is to come: throws in their order, cards by deck, dealt deeds. */
export interface Scene extends Position {
  readonly dice?: readonly Dice[]
  readonly cards?: Readonly<Record<number, readonly number[]>>
  readonly deeds?: readonly Name[]
}

/** An offer in a script; `counters` names the seat whose offer it answers. */
export interface Deal {
  readonly to: number
  readonly give: Side
  readonly get: Side
  readonly counters?: Matter
}
interface Side extends Omit<Goods, 'deeds'> {
  readonly deeds?: readonly Name[]
}

/** An open matter in a script: a demand by its deed, an offer by the seat that made it, or either by its serial. */
export type Matter = string | number | { readonly serial: number }

interface Arguments {
  none: []
  deed: [Name]
  space: [Name]
  amount: [number]
  choice: [number]
  lot: [Lot]
  matter: [Matter]
  terms: [Deal]
}
type ArgumentsOf<Action extends ActionName> = Arguments[ArgumentOf<Action>]
type AnyArgument = Name | Matter | Lot | Deal | undefined

/**
 * A table at which everything is scripted, chance too. It throws as soon as the game does anything but what the script
 * says; after every step it checks the laws that hold for any state.
 */
export class Table extends Sight {
  /** What happened since the position was set up, and in the last step. */
  declare readonly g: Game & { readonly s: BareState }
  readonly events: GameEvent[] = []
  last: readonly GameEvent[] = []
  private readonly outcomes = new Outcomes()
  private readonly money: number
  private withholding = false

  constructor(rulebook: Rulebook, scene: Scene) {
    const { seats, options = {}, starts } = scene
    super(rulebook, bare(newGame(rulebook.book, { seats, chance: given, ...(starts === undefined && { options }) })))
    this.dice(...(scene.dice ?? []))
    this.deeds(...(scene.deeds ?? []))
    for (const [deck, cards] of Object.entries(scene.cards ?? {})) this.cards(Number(deck), ...cards)
    this.money = allMoney(this.g)
    if (starts !== undefined) setUp(this.g, this.names, scene, starts)
    this.g.emit = (type, slot, ...numbers) => {
      const event = describeEvent(rulebook.book, type, slot, numbers)
      if (event.type === 'moneyMoved' && event.amount < 0) throw new Error(`A payment is ${event.amount}.`)
      this.events.push(event.rule === '' ? { ...event, rule: `no rule for ${slot}` } : event)
    }
    this.step(() => {})
  }

  /** Chance that is still to come: throws; cards of a deck; deeds to be dealt. */
  dice(...dice: Dice[]): void {
    this.outcomes.add(Chance.dice, 0, ...dice)
  }
  cards(deck: number, ...cards: number[]): void {
    this.outcomes.add(Chance.card, deck, ...cards.map((card) => [card]))
  }
  /** A card that the rulebook does not have, by what it does. */
  written(deck: number, effect: EffectName, first = 0, second = 0): void {
    this.outcomes.add(Chance.card, deck, [WRITTEN + Effect[effect], first, second])
  }
  deeds(...deeds: Name[]): void {
    this.outcomes.add(Chance.deed, 0, ...deeds.map((deed) => [this.names.deed(deed)]))
  }

  /** Who wins lots that are drawn among those who have bid the same. */
  lots(...winners: number[]): void {
    this.outcomes.add(Chance.lot, 0, ...winners.map((winner) => [winner]))
  }

  /** A legal action. Throws if it is not, if it needs chance that the script does not give, or if it breaks a law. */
  do<Action extends ActionName>(seat: number, name: Action, ...[argument]: ArgumentsOf<Action>): void {
    const action = this.pack(seat, name, argument)
    this.step(() => {
      const listed = this.isListed(action)
      const refusal = apply(this.g, action)
      if (refusal !== null) throw new Error(`${name} by seat ${seat} is refused: ${refusal}`)
      if (!listed) throw new Error(`${name} by seat ${seat} is allowed, but not among its legal actions`)
    })
  }

  /** The seat throws these dice; further ones are for throws that follow by themselves, such as one for a rent. */
  throws(seat: number, ...dice: Dice[]): void {
    this.dice(...dice)
    this.do(seat, 'throw')
  }

  /** An action that must be refused for this reason, citing this rule, and without changing a byte. */
  refuses<Action extends ActionName>(
    seat: number,
    name: Action,
    ...rest: [...argument: ArgumentsOf<Action>, refusal: Refusal, rule: string]
  ): void {
    const [rule, expected, argument] = rest.toReversed() as [string, Refusal, AnyArgument]
    const action = this.pack(seat, name, argument)
    const before = this.g.s.bytes.slice()
    const refusal = apply(this.g, action)
    if (refusal !== expected) throw new Error(`${name} by seat ${seat}: ${refusal ?? 'allowed'} instead of ${expected}`)
    const cited = ruleBehind(this.rulebook.book, expected)
    if (cited !== rule) throw new Error(`${expected} cites ${cited} instead of ${rule}`)
    if (this.g.s.bytes.some((byte, at) => byte !== before[at]))
      throw new Error(`refusing ${name} has changed the state`)
    if (this.argumentOf(name) !== 'terms' && this.isListed(action))
      throw new Error(`${name} by seat ${seat} is refused, but among its legal actions`)
  }

  /** The seat gives up the game. */
  resign(seat: number): void {
    this.step(() => removeSeat(this.g, seat))
  }
  /** The time agreed for the game is up. */
  timeUp(): void {
    timeIsUp(this.g)
  }

  /** While `body` runs, dice and cards stay in the air until `falls` is called; then all of them fall. */
  withheld(body: () => void): void {
    this.withholding = true
    body()
    this.withholding = false
    this.step(() => {})
  }

  /** The dice or the card that are in the air fall. */
  falls(): void {
    this.step(() => this.takeOutcome())
  }

  /** Money moved in the last step: `1 → bank 200 (K-4.1)`. */
  get payments(): string[] {
    return this.lines('moneyMoved')
  }
  /** Events of these types in the last step, or all of them: `jailed seat 1 (K-1.2)`. */
  lines(...types: EventType[]): string[] {
    const wanted = this.last.filter((event) => types.length === 0 || types.includes(event.type))
    return wanted.map((event) => this.names.line(event))
  }

  /** Throws if chance that the script gives was not needed. Every script ends with it. */
  finish(): void {
    this.outcomes.finish()
  }

  private step(body: () => void): void {
    const from = this.events.length
    body()
    while (!this.withholding && this.g.s.awaiting !== Chance.none) this.takeOutcome()
    this.last = this.events.slice(from)
    checkLaws(this.g, this.money)
  }

  private takeOutcome(): void {
    const { chance, about } = ask(this.g)
    give(this.g, this.outcomes.take(chance, chance === Chance.card ? about : 0))
  }

  private isListed(action: Packed): boolean {
    return legalActions(this.g, seatOf(action)).some((legal) => {
      if (legal.low === legal.high) return legal.action === action
      const argument = argumentOf(action)
      return codeOf(legal.action) === codeOf(action) && legal.low <= argument && argument <= legal.high
    })
  }

  private argumentOf(name: ActionName): Argument {
    return this.g.book.words.actions[name] ?? 'none'
  }

  private pack(seat: number, name: ActionName, argument: AnyArgument): Packed {
    return pack(this.g.book.codes[name], seat, this.number(this.argumentOf(name), argument))
  }

  private number(kind: Argument, argument: AnyArgument): number {
    switch (kind) {
      case 'none':
        return 0
      case 'deed':
        return this.names.deed(argument as Name)
      case 'space':
        return this.names.space(argument as Name)
      case 'matter':
        return this.serial(argument as Matter)
      case 'lot':
        return packLot((argument as Lot).issuer, (argument as Lot).number)
      case 'terms':
        this.g.terms.read(this.terms(argument as Deal))
        return 0
      default:
        return argument as number
    }
  }

  private terms({ to, give, get, counters }: Deal): TermsData {
    const goods = (side: Side): Goods => ({ ...side, deeds: (side.deeds ?? []).map((deed) => this.names.deed(deed)) })
    const answers = counters !== undefined && { counters: this.serial(counters) }
    return { to, give: goods(give), get: goods(get), ...answers }
  }

  /** The serial of an open matter, or 0, which none has. */
  private serial(matter: Matter): number {
    const { demands, demandCount } = this.g.s.parts.rent
    if (typeof matter === 'object') return matter.serial
    if (typeof matter === 'number') return serialOf(this.g, matter)
    const deed = this.names.deed(matter)
    for (let row = 0; row < demandCount * DEMAND_WORDS; row += DEMAND_WORDS)
      if (demands[row + DEED] === deed) return demands[row + SERIAL]
    return 0
  }
}
