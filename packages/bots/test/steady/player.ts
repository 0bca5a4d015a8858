import { type Bot, NOTHING, SteadyBot } from '@hausregeln/bots'
import { type Scene, Table } from '@hausregeln/chapters/testing/script.ts'
import { apply, type Goods, moveOf, type Packed, type Rulebook } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'

export const BROWN = ['Badstraße', 'Turmstraße']
export const LIGHT_BLUE = ['Chausseestraße', 'Elisenstraße', 'Poststraße']
export const PINK = ['Seestraße', 'Hafenstraße', 'Neue Straße']
export const ORANGE = ['Münchner Straße', 'Wiener Straße', 'Berliner Straße']
export const RED = ['Theaterstraße', 'Museumstraße', 'Opernplatz']
export const YELLOW = ['Lessingstraße', 'Schillerstraße', 'Goethestraße']
export const GREEN = ['Rathausplatz', 'Hauptstraße', 'Bahnhofstraße']
export const DARK_BLUE = ['Parkstraße', 'Schlossallee']
export const STATIONS = ['Südbahnhof', 'Westbahnhof', 'Nordbahnhof', 'Hauptbahnhof']
export const UTILITIES = ['Elektrizitätswerk', 'Wasserwerk']

/** The same level on some streets. */
export function levels(level: number, streets: readonly string[]): Record<string, number> {
  return Object.fromEntries(streets.map((street) => [street, level]))
}

/** A scripted table, a classic one unless told otherwise, with a steady player on one seat. */
export class Player {
  readonly t: Table
  readonly seat: number
  readonly bot: Bot = new SteadyBot()

  constructor(scene: Scene, seat = 0, seed = 1, rulebook: Rulebook = classic) {
    this.t = new Table(rulebook, scene)
    this.seat = seat
    this.bot.begin(seed)
  }

  /** What the player decides, in words: `buy`, `bid 40`, `build Badstraße`, `offer 1: 50 for Badstraße`. */
  decides(): string {
    return this.say(this.choose())
  }

  /** Decides and does it. */
  acts(): string {
    return this.carryOut(this.choose())
  }

  /** Decides and does it until it ends its turn, throws, or is not asked any more; all in words. */
  actsOn(): string[] {
    const said: string[] = []
    while (this.t.must.includes(this.seat)) {
      const action = this.choose()
      const next = this.say(action)
      if (next === 'endTurn' || next === 'throw') break
      this.carryOut(action)
      said.push(next)
    }
    return said
  }

  /** What the player does about open matters: an answer, or `nothing`. */
  answers(): string {
    const action = this.bot.consider(this.t.g.shown, this.seat, this.t.g.terms)
    return action === NOTHING ? 'nothing' : this.carryOut(action)
  }

  private choose(): Packed {
    return this.bot.decide(this.t.g.shown, this.seat, this.t.g.terms)
  }

  private carryOut(action: Packed): string {
    const said = this.say(action)
    const refusal = apply(this.t.g, action)
    if (refusal !== null) throw new Error(`${said} is refused: ${refusal}`)
    return said
  }

  private say(action: Packed): string {
    const move = moveOf(this.t.g, action)
    if (move.do === 'offer') {
      const { to, give, get } = move.terms
      return `offer ${to}: ${this.goods(give)} for ${this.goods(get)}`
    }
    if ('deed' in move) return `${move.do} ${this.t.names.deedName(move.deed)}`
    if ('issuer' in move) return `${move.do} ${move.number} of ${move.issuer}`
    return 'amount' in move ? `${move.do} ${move.amount}` : move.do
  }

  private goods({ cash, deeds = [], jailCards = [], shares }: Goods): string {
    const names = deeds.map((deed) => this.t.names.deedName(deed))
    if (shares !== undefined) names.push(`${shares.number} shares of ${shares.issuer}`)
    return [...names, ...jailCards.map(() => 'jail card'), ...(cash === undefined ? [] : [`${cash}`])].join(' + ')
  }
}
