import type { EffectFacts } from '@hausregeln/chapters/say/chapter-texts.ts'
import type { Voice as ChapterVoice } from '@hausregeln/chapters/say/voice.ts'
import type { EffectName, Rulebook, Slot, Text } from '@hausregeln/engine'
import { bits } from '@hausregeln/engine'
import { text } from '@hausregeln/engine/core/text.ts'
import type { BoardDef, PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import { type EffectNumbers, effectDef } from '@hausregeln/engine/kit/effects.ts'
import { OwnNoun } from '@hausregeln/engine/kit/own-noun.ts'
import type { Gender } from '@hausregeln/say/speaker.ts'
import { fillIn, numbered } from '../numbers.ts'
import { currencyOf, formatAmount, formatShortAmount } from './amounts.ts'
import {
  formatList,
  formatNumber,
  genderOf,
  inLanguage,
  type Language,
  type Noun,
  nounFor,
  nounIn,
} from './language.ts'
import { tongues } from './tongues.ts'

const IN_A_CITY: Text = text('site-inCity')
const ON_A_STREET: Text = text('site-onStreet')

const SEAT_WORD: Readonly<Text> = text('seat')

/** What a board calls the place where players sit, within an English sentence: `jail`, or `prison`, as it says. */
export function jailWord({ board }: Rulebook): string {
  return board.jail?.noun ?? 'jail'
}

/** Names what facts number: seats, deeds, spaces, decks, cards and amounts, in one language and for one table. */
export class Voice implements ChapterVoice {
  readonly rulebook: Rulebook
  readonly language: Language
  readonly #names: readonly string[]

  /** `names`: of the players, by seat. */
  constructor(rulebook: Rulebook, names: readonly string[], language: Language) {
    this.rulebook = rulebook
    this.language = language
    this.#names = names
  }

  seat(seat: number): string {
    return this.#names[seat] || `${inLanguage(SEAT_WORD, this.language)} ${seat + 1}`
  }

  /** The seats of a mask: `Anna und Ben`. */
  seats(mask: number): string {
    return this.list(bits(mask).map((seat) => this.seat(seat)))
  }

  space(space: number): string {
    return this.said(this.rulebook.board.spaces[space]?.name, `#${space}`)
  }

  /** See `jailWord`. */
  get jail(): string {
    return jailWord(this.rulebook)
  }

  /** Whether this is the jail of a board that has one. */
  isOnlyJail(space: number): boolean {
    const { spaces } = this.rulebook.board
    return spaces[space]?.kind === 'jail' && spaces.filter(({ kind }) => kind === 'jail').length === 1
  }

  deed(deed: number): string {
    return this.space(this.rulebook.book.board.spaceOf[deed] ?? -1)
  }

  /** On a street, in a city: `auf Hauptstraße`, `in Athen`. */
  site(deed: number): string {
    const where = this.rulebook.board.hasCities === true ? IN_A_CITY : ON_A_STREET
    return inLanguage(where, this.language).replace('{place}', () => this.deed(deed))
  }

  /** Whether this space is a city. */
  isCity(space: number): boolean {
    return this.rulebook.board.hasCities === true && this.rulebook.board.spaces[space]?.kind === 'street'
  }

  /** The colour group of a deed. */
  group(deed: number): string {
    const { board, book } = this.rulebook
    const space = board.spaces[book.board.spaceOf[deed] ?? -1]
    return space !== undefined && 'group' in space ? this.said(board.groups[space.group]?.name, space.group) : ''
  }

  /** What the buildings are called. */
  get pieces(): BoardDef['pieces'] {
    return this.rulebook.board.pieces
  }

  /** What a hotel is called here, or what a house is. */
  piece(hotel: boolean): PieceNoun {
    return this.pieces[hotel ? 'hotel' : 'house']
  }

  /** What a kind of building is called, one and several. */
  forms(noun: PieceNoun): Noun {
    return nounIn(noun, this.language)
  }

  /** What one of a kind is called: `Haus`. */
  noun(noun: PieceNoun): string {
    return this.forms(noun).one
  }

  nouns(noun: PieceNoun): string {
    return this.forms(noun).many
  }

  isVowelFirst(noun: PieceNoun): boolean {
    return (this.language === 'fr' ? /^[aeiouhàâäéèêëîïôöùûü]/i : /^[aeiou]/i).test(this.noun(noun))
  }

  /** So many of a kind: `3 Häuser`. */
  counted(count: number, noun: PieceNoun): string {
    return `${this.number(count)} ${nounFor(noun, this.language, count)}`
  }

  gender(noun: PieceNoun): Gender {
    if (noun instanceof OwnNoun) return noun.genderIn(this.language)
    return genderOf(noun, this.language)
  }

  /** What stands on a street of this level: `1 Haus`, `3 Häuser`. */
  level(level: number): string {
    return this.list(this.standing(level).map(([count, noun]) => this.counted(count, noun)))
  }

  /** The same as nouns with their numbers, the greatest first. */
  standing(level: number): readonly (readonly [count: number, noun: PieceNoun])[] {
    const { house, hotel, block } = this.pieces
    if (block === undefined) return [[level, house]]
    if (level === this.rulebook.book.housesBeforeHotel) return [[1, hotel]]
    const blocks = Math.floor(level / block.houses)
    const parts: [number, PieceNoun][] = [
      [blocks, block.noun],
      [level % block.houses, house],
    ]
    return parts.filter(([count]) => count > 0)
  }

  deck(deck: number): string {
    return this.said(this.rulebook.board.decks[deck]?.name, `#${deck}`)
  }

  card(deck: number, card: number): string {
    return this.said(this.rulebook.board.decks[deck]?.cards[card]?.text, `#${card}`)
  }

  /** What a card does; where no chapter says it, its name. */
  effect(name: EffectName, first: number, second: number): string {
    const names = Object.keys(effectDef(name).fields)
    const numbers = Object.fromEntries(names.map((field, at) => [field, at === 0 ? first : second])) as EffectNumbers
    const { house: houses, hotel: hotels } = this.pieces
    const facts: EffectFacts = { ...numbers, jail: this.jail, houses, hotels }
    return tongues[this.language].effects[name]?.(facts, this) ?? name
  }

  private said(text: Text | undefined, otherwise: string): string {
    return text === undefined ? otherwise : inLanguage(text, this.language)
  }

  /** Printed price of a deed. */
  price(deed: number): number {
    return this.rulebook.book.board.price[deed] ?? 0
  }

  number(value: number): string {
    return formatNumber(this.language, value)
  }

  /** A number of this rulebook's, with its unit. */
  numberOf(name: string): string {
    return fillIn(numbered(this.rulebook), `{${name}}`, this.language)
  }

  /** An amount in a sentence: `1.500 Taler`. */
  money(amount: number): string {
    return formatAmount(this.language, amount, currencyOf(this.rulebook.board, this.language, amount))
  }

  /** An amount on a button: `1.500`. */
  short(amount: number): string {
    return formatShortAmount(this.language, amount, currencyOf(this.rulebook.board, this.language, amount))
  }

  list(items: readonly string[]): string {
    return formatList(this.language, items)
  }

  /** The id of the paragraph that fills a slot, or null where the rulebook has none. */
  rule(slot: Slot): string | null {
    return this.rulebook.book.rules[slot] ?? null
  }
}
