import { AUCTION_FRAME } from '@hausregeln/chapters/auction-open/rules/vocabulary.ts'
import { SEALED_FRAME } from '@hausregeln/chapters/auction-sealed/rules/vocabulary.ts'
import { SHARE_LOT_FRAME } from '@hausregeln/chapters/shares/rules/vocabulary.ts'
import { SHORTAGE_FRAME } from '@hausregeln/chapters/shortage/rules/vocabulary.ts'
import { Turn } from '@hausregeln/chapters/turn/rules/stages.ts'
import {
  type ActionName,
  type Argument,
  argumentOf,
  type Book,
  codeOf,
  isExclusive,
  type Legal,
  type Lens,
  MASK_WORDS,
  NOBODY,
  type Packed,
  pack,
  packLot,
  topStage,
} from '@hausregeln/engine'
import { TURN_FRAME, topKind } from '@hausregeln/engine/core/agenda.ts'
import { lowestBit } from '@hausregeln/engine/core/chance.ts'
import { nextBelow } from '@hausregeln/engine/core/random.ts'
import { NOTHING } from './bot.ts'

/** Actions on a deed that only its owner can take. */
const BY_OWNER: readonly ActionName[] = [
  'build',
  'sell',
  'mortgage',
  'lift',
  'place',
  'putUp',
  'sellDeed',
  'buildRemote',
]

/** What goes on, as far as it says at a glance which actions a seat can take at all. */
const Scene = {
  auction: 1,
  sealed: 2,
  shortage: 4,
  held: 8,
  ready: 16,
  jailed: 32,
  buying: 64,
  turn: 128,
  apart: 256,
} as const
const SCENES = Object.values(Scene)
/** Before the throw, in jail or out of it. */
const BEFORE = Scene.ready | Scene.jailed
const ON_TURN = BEFORE | Scene.buying | Scene.turn
const FREE = ON_TURN | Scene.apart
const ALWAYS = Scene.auction | Scene.sealed | Scene.shortage | Scene.held | FREE

/** When an action can be legal at all; the others may be at any time. Held: while all else rests, but in no auction. */
const WHEN: Readonly<Partial<Record<ActionName, number>>> = {
  throw: BEFORE,
  payBail: Scene.jailed,
  playJailCard: Scene.jailed,
  stay: Scene.jailed,
  buyRemote: BEFORE,
  buildRemote: BEFORE,
  endTurn: BEFORE | Scene.turn,
  sellDeed: ON_TURN,
  buy: Scene.buying,
  decline: Scene.buying,
  bankrupt: Scene.apart,
  bid: Scene.auction,
  pass: Scene.auction,
  sealedBid: Scene.sealed,
  setMinimum: Scene.sealed,
  want: Scene.shortage,
  leaveIt: Scene.shortage,
  place: Scene.shortage,
  offer: FREE,
  report: FREE,
  build: FREE,
  sell: FREE,
  mortgage: FREE,
  lift: FREE,
  putUp: FREE,
}

/**
 * Of a deed: what is seen of it at a glance. Joined: the seat owns another of its group. Dear: it is mortgaged, and the
 * seat has less than that brought.
 */
const Fact = { mortgaged: 1, built: 2, wholeGroup: 4, taken: 8, joined: 16, dear: 32 } as const
const FACTS = 64

/** What a deed must be for an action, and what it must not be: most candidates are refused by that. */
const MUST: Readonly<Partial<Record<ActionName, number>>> = {
  lift: Fact.mortgaged,
  sell: Fact.built,
  buyRemote: Fact.joined,
}
const MUST_NOT: Readonly<Partial<Record<ActionName, number>>> = {
  lift: Fact.dear,
  build: Fact.mortgaged,
  buildRemote: Fact.mortgaged,
  place: Fact.mortgaged,
  mortgage: Fact.mortgaged | Fact.built,
  buyRemote: Fact.taken,
}

/** The most that one choice offers. */
const CHOICES = 4

/** Packed without a code, to which any is added. */
const NO_CODE = 0

/**
 * The codes of a rulebook's actions, by what has to be said with them. Those at the index of a scene can be legal in
 * it.
 */
interface Kinds {
  readonly book: Book
  readonly once: readonly Codes[]
  /** On a deed of the player's own, and on any: at the index of the scene times `FACTS`, plus the facts of the deed. */
  readonly owned: readonly Codes[]
  readonly deeds: readonly Codes[]
  readonly spaces: Codes
  readonly choices: Codes
  readonly shares: Codes
  readonly matters: Codes
  /** By code: what has to be said with it. */
  readonly says: readonly (Argument | undefined)[]
  /**
   * Whether buildings ask for the whole group, actions for deeds of others, and by scene whether any for deeds at all.
   */
  readonly asksForGroup: boolean
  readonly asksForDeeds: boolean
  readonly hasDeeds: readonly boolean[]
}
type Codes = readonly number[]

function kindsOf(book: Book): Kinds {
  const known = book.words.actions
  const codes = (of: (name: ActionName) => boolean) =>
    book.actions.flatMap((rule, code) => (rule !== undefined && of(rule.name) ? [code] : []))
  const isOwned = (name: ActionName) => BY_OWNER.includes(name)
  const isForAny = (name: ActionName) => known[name] === 'deed' && !isOwned(name)
  const inScenes = (of: (name: ActionName) => boolean) =>
    SCENES.map((scene) => codes((name) => of(name) && ((WHEN[name] ?? ALWAYS) & scene) !== 0))
  const asksForGroup = book.chapters.has('building') && book.ways.buildsEvenly !== 'single'
  const suits = (name: ActionName, facts: number) => {
    const must = (MUST[name] ?? 0) | (asksForGroup && (name === 'build' || name === 'place') ? Fact.wholeGroup : 0)
    return (facts & must) === must && (facts & (MUST_NOT[name] ?? 0)) === 0
  }
  const byFacts = (of: (name: ActionName) => boolean) =>
    inScenes(of).flatMap((inScene) =>
      Array.from({ length: FACTS }, (_, facts) => inScene.filter((code) => suits(book.actions[code]!.name, facts))),
    )
  return {
    book,
    once: inScenes((name) => known[name] === 'none' || known[name] === 'amount' || known[name] === 'terms'),
    owned: byFacts(isOwned),
    deeds: byFacts(isForAny),
    spaces: codes((name) => known[name] === 'space'),
    choices: codes((name) => known[name] === 'choice'),
    shares: codes((name) => known[name] === 'lot'),
    matters: codes((name) => known[name] === 'matter'),
    says: book.actions.map((rule) => rule && known[rule.name]),
    asksForGroup,
    asksForDeeds: codes(isForAny).length > 0,
    hasDeeds: inScenes((name) => known[name] === 'deed').map((inScene) => inScene.length > 0),
  }
}

/** The index of the scene as this seat sees it. */
function sceneFor(l: Lens, seat: number): number {
  const kind = topKind(l)
  if (isExclusive(l)) return AUCTIONS[kind] ?? HELD
  if (kind !== TURN_FRAME || l.s.turnSeat !== seat) return APART
  const stage = topStage(l)
  if (stage === Turn.ready) return l.s.jail[seat] === 0 ? READY : JAILED
  return stage === Turn.buy ? BUYING : ON_THE_WAY
}

/** The index of each scene, and by kind of frame of those that have one of their own. */
const HELD = SCENES.indexOf(Scene.held)
const READY = SCENES.indexOf(Scene.ready)
const JAILED = SCENES.indexOf(Scene.jailed)
const BUYING = SCENES.indexOf(Scene.buying)
const ON_THE_WAY = SCENES.indexOf(Scene.turn)
const APART = SCENES.indexOf(Scene.apart)
const AUCTIONS: Readonly<Record<number, number>> = {
  [AUCTION_FRAME]: SCENES.indexOf(Scene.auction),
  [SEALED_FRAME]: SCENES.indexOf(Scene.sealed),
  [SHARE_LOT_FRAME]: SCENES.indexOf(Scene.sealed),
  [SHORTAGE_FRAME]: SCENES.indexOf(Scene.shortage),
}

/**
 * What a seat could do, whether it may or not: the candidates. Drawing them in any order and taking the first that is
 * legal takes each legal action with the same chance, and asks for the legality of only a few.
 */
export class Menu {
  private kinds: Kinds | null = null
  private candidates = new Int32Array(256)
  private count = 0
  /** The range of the amount of what was drawn last. */
  private readonly range = { low: 0, high: 0 }
  /** The deeds of all groups of which the seat owns some, a bit each. */
  private readonly joined = new Int32Array(MASK_WORDS)
  /** The actions that are being added on open matters, and for whom. */
  private codes: readonly number[] = []
  private seat = 0
  private readonly visit = (serial: number): void => this.addEach(this.codes, pack(NO_CODE, this.seat, serial))

  /** Lays out all that the seat could do but for dealings in shares with the bank, which are many: see `addShares`. */
  lay(l: Lens, seat: number): void {
    const { once, asksForDeeds, hasDeeds, spaces, choices, matters } = this.kindsFor(l)
    const scene = sceneFor(l, seat)
    this.count = 0
    this.addEach(once[scene]!, pack(NO_CODE, seat))
    if (hasDeeds[scene]) this.layOwned(l, seat, scene)
    if (asksForDeeds && hasDeeds[scene]) this.layDeeds(l, seat, scene)
    this.addMatters(l, seat, matters)
    if (topStage(l) === Turn.bus) for (let n = 0; n < CHOICES; n++) this.addEach(choices, pack(NO_CODE, seat, n))
    if (topStage(l) === Turn.triple || topStage(l) === Turn.start)
      for (let n = 0; n < l.book.board.spaces; n++) this.addEach(spaces, pack(NO_CODE, seat, n))
  }

  private layOwned({ s, book }: Lens, seat: number, scene: number): void {
    const { owned, asksForGroup } = this.kinds!
    const { groupOf, groupMask, mortgageValue } = book.board
    const cash = s.cash[seat]!
    this.joined[0] = 0
    this.joined[1] = 0
    const low = s.ownedMask[seat * MASK_WORDS]!
    const high = s.ownedMask[seat * MASK_WORDS + 1]!
    for (let word = 0; word < MASK_WORDS; word++)
      for (let left = word === 0 ? low : high; left !== 0; left &= left - 1) {
        const deed = word * 32 + lowestBit(left)
        const group = groupOf[deed]! * MASK_WORDS
        this.joined[0]! |= groupMask[group]!
        this.joined[1]! |= groupMask[group + 1]!
        const isWhole = asksForGroup && ((groupMask[group]! & ~low) | (groupMask[group + 1]! & ~high)) === 0
        const facts =
          (s.mortgaged[deed] === 0 ? 0 : mortgageValue[deed]! > cash ? Fact.mortgaged | Fact.dear : Fact.mortgaged) |
          (s.level[deed] === 0 ? 0 : Fact.built) |
          (isWhole ? Fact.wholeGroup : 0)
        this.addEach(owned[scene * FACTS + facts]!, pack(NO_CODE, seat, deed))
      }
  }

  private layDeeds({ s, book }: Lens, seat: number, scene: number): void {
    const { deeds } = this.kinds!
    const ofFree = deeds[scene * FACTS]!
    const ofTaken = deeds[scene * FACTS + Fact.taken]!
    const ofJoined = deeds[scene * FACTS + Fact.joined]!
    if (ofFree.length + ofTaken.length === 0) return this.layJoined(s, seat, ofJoined)
    for (let deed = 0; deed < book.board.deeds; deed++) {
      const isJoined = ((this.joined[deed >>> 5]! >>> (deed & 31)) & 1) === 1
      const ofThis = isJoined ? ofJoined : ofFree
      this.addEach(s.owner[deed] === NOBODY ? ofThis : ofTaken, pack(NO_CODE, seat, deed))
    }
  }

  /** Lays out what can be done with free deeds of the groups of which the seat owns some. */
  private layJoined(s: Lens['s'], seat: number, codes: Codes): void {
    if (codes.length === 0) return
    for (let word = 0; word < MASK_WORDS; word++)
      for (let left = this.joined[word]!; left !== 0; left &= left - 1) {
        const deed = word * 32 + lowestBit(left)
        if (s.owner[deed] === NOBODY) this.addEach(codes, pack(NO_CODE, seat, deed))
      }
  }

  /** Lays out the answers to what is open, alone. */
  layAnswers(l: Lens, seat: number, answers: readonly ActionName[]): void {
    this.kindsFor(l)
    this.count = 0
    for (const name of answers) {
      const code = l.book.codes[name]
      if (code === undefined) continue
      if (l.book.words.actions[name] === 'matter') this.addMatters(l, seat, [code])
      else this.add(pack(code, seat))
    }
  }

  /** Adds the bank's dealings in shares. */
  addShares(l: Lens, seat: number): void {
    for (const code of this.kindsFor(l).shares) {
      const most = l.book.actions[code]?.most?.(l.book) ?? 0
      for (let issuer = 0; issuer < l.s.seats; issuer++)
        for (let number = 1; number <= most; number++) this.add(pack(code, seat, packLot(issuer, number)))
    }
  }

  /** Draws candidates, each once, until one is legal; `NOTHING` if none is. Of an amount it is the lowest. */
  draw(l: Lens, seat: number, words: Int32Array): Packed {
    const { candidates } = this
    while (this.count > 0) {
      const at = nextBelow(words, this.count)
      const drawn = candidates[at]!
      candidates[at] = candidates[--this.count]!
      const found = this.legal(l, seat, drawn)
      if (found !== NOTHING) return found
    }
    return NOTHING
  }

  /** The greatest amount of what was drawn last; its argument if it has no range. */
  get greatest(): number {
    return this.range.high
  }

  /** All candidates that are legal, as the engine lists them; in any order. */
  list(l: Lens, seat: number): Legal[] {
    return Array.from(this.candidates.subarray(0, this.count)).flatMap((candidate) => {
      const action = this.legal(l, seat, candidate)
      return action === NOTHING ? [] : [{ action, low: argumentOf(action), high: this.range.high }]
    })
  }

  /** The candidate if it is legal, with the lowest amount if it has one; else `NOTHING`. */
  private legal(l: Lens, seat: number, candidate: Packed): Packed {
    const { range } = this
    const { says } = this.kinds!
    const code = codeOf(candidate)
    const argument = argumentOf(candidate)
    const rule = l.book.actions[code]!
    const kind = says[code]
    range.low = argument
    range.high = argument
    if (kind === 'amount')
      return rule.range?.(l, seat, range) && rule.check(l, seat, range.low) === null
        ? pack(code, seat, range.low)
        : NOTHING
    if (kind !== 'terms') return rule.check(l, seat, argument) === null ? candidate : NOTHING
    const mayOffer = rule.range?.(l, seat, range) === true
    range.high = 0
    return mayOffer ? candidate : NOTHING
  }

  /** Adds these actions on every open matter that concerns the seat. */
  private addMatters(l: Lens, seat: number, codes: readonly number[]): void {
    const { matters } = l.book
    this.codes = codes
    this.seat = seat
    for (let i = 0; i < matters.length; i++) matters[i]!.each(l, seat, this.visit)
  }

  /** Adds these actions, with seat and argument. */
  private addEach(codes: readonly number[], rest: Packed): void {
    if (this.count + codes.length > this.candidates.length) this.makeRoom()
    const { candidates } = this
    let at = this.count
    for (let i = 0; i < codes.length; i++) candidates[at++] = codes[i]! | rest
    this.count = at
  }

  private add(candidate: Packed): void {
    if (this.count === this.candidates.length) this.makeRoom()
    this.candidates[this.count++] = candidate
  }

  private makeRoom(): void {
    const more = new Int32Array(2 * this.candidates.length)
    more.set(this.candidates)
    this.candidates = more
  }

  private kindsFor(l: Lens): Kinds {
    if (this.kinds?.book !== l.book) this.kinds = kindsOf(l.book)
    return this.kinds!
  }
}
