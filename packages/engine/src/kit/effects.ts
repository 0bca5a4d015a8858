// What cards can do, as data. Chapters carry it out (`Chapter.effects`) and say it (`effect-<name>` in their words);
// boards, files, forms and bots go by this table, so that none of them lists effects.

/** What a number of a card means: money, money for each piece of building, a space, steps, or how many times. */
export type CardUnit = 'money' | 'perPiece' | 'space' | 'steps' | 'times'

export interface CardField {
  readonly unit: CardUnit
  readonly least: number
  /** At most so much on a board. */
  readonly most: number
  /** With what a form begins. */
  readonly usual: number
}

export interface EffectDef {
  /** Records name it so (see written.ts), so that it never changes. */
  readonly number: number
  /** In plain English, for the schema of files. */
  readonly means: string
  /** Its numbers, in the order of `cardA` and `cardB`. */
  readonly fields: Readonly<Record<string, CardField>>
  /** Whether somebody may have to pay for it. */
  readonly costs?: true
  /** Whether the card is kept until it is used: then it is no card of other decks. */
  readonly kept?: true
  /** A kind of space that the board must have. */
  readonly needs?: 'station' | 'utility'
  /** Whether the board must have an even number of spaces. */
  readonly even?: true
  /** Where a piece comes to by it that then carries out its space. */
  leads?(from: number, first: number, spaces: number): number
}

const money = (usual: number): CardField => ({ unit: 'money', least: 0, most: 1_000_000, usual })
const perPiece = (usual: number): CardField => ({ unit: 'perPiece', least: 0, most: 10_000, usual })
const times = (most: number, usual: number): CardField => ({ unit: 'times', least: 1, most, usual })

/** By name; a new one takes the next number, of which there are 32. */
export const EFFECTS = {
  advanceTo: {
    number: 0,
    means: 'On to a space, counted from 0',
    fields: { space: { unit: 'space', least: 0, most: 63, usual: 0 } },
    leads: (_from: number, space: number) => space,
  },
  nextUtility: {
    number: 1,
    means: 'On to the next utility, whose rent is the throw times the factor',
    fields: { factor: times(10_000, 10) },
    needs: 'utility',
  },
  nextStation: {
    number: 2,
    means: 'On to the next station, whose rent is taken so many times',
    fields: { times: times(100, 2) },
    needs: 'station',
  },
  back: {
    number: 3,
    means: 'So many steps back',
    fields: { steps: { unit: 'steps', least: 1, most: 63, usual: 3 } },
    leads: (from: number, steps: number, spaces: number) => (from - steps + spaces) % spaces,
  },
  toJail: { number: 4, means: 'To jail', fields: {} },
  jailFree: { number: 5, means: 'Out of jail, once; the card is kept until then', fields: {}, kept: true },
  receive: { number: 6, means: 'Money from the bank', fields: { amount: money(50) } },
  pay: { number: 7, means: 'Money to the bank', fields: { amount: money(50) }, costs: true },
  receiveEach: { number: 8, means: 'Money from each other player', fields: { amount: money(10) }, costs: true },
  payEach: { number: 9, means: 'Money to each other player', fields: { amount: money(50) }, costs: true },
  repairs: {
    number: 10,
    means: 'Money to the bank for each house and each hotel',
    fields: { house: perPiece(25), hotel: perPiece(100) },
    costs: true,
  },
  nothing: { number: 11, means: 'Nothing', fields: {} },
  sitOut: { number: 12, means: 'The next turn is left out', fields: {} },
  throwAgain: { number: 13, means: 'Another throw', fields: {} },
  opposite: { number: 14, means: 'To the space on the other side of the board', fields: {}, even: true },
} as const satisfies Readonly<Record<string, EffectDef>>

export type EffectName = keyof typeof EFFECTS
type FieldsOf<Name extends EffectName> = { readonly [Field in keyof (typeof EFFECTS)[Name]['fields']]: number }

/** What a card does, as data; amounts are positive, the verb says who pays. */
export type CardEffect = { [Name in EffectName]: { readonly do: Name } & FieldsOf<Name> }[EffectName]

/** What an effect's numbers are called. */
export type EffectField = { [Name in EffectName]: keyof (typeof EFFECTS)[Name]['fields'] }[EffectName]
/** The numbers of any effect: each has some of them. */
export type EffectNumbers = Readonly<Record<EffectField, number>>

/** The names of effects, in the order of their numbers. */
export const effectNames: readonly EffectName[] = (Object.keys(EFFECTS) as EffectName[]).sort(
  (a, b) => EFFECTS[a].number - EFFECTS[b].number,
)

/** What a card does, as numbers; `cardA` and `cardB` hold its amounts. */
export const Effect = Object.fromEntries(effectNames.map((name) => [name, EFFECTS[name].number])) as {
  readonly [Name in EffectName]: (typeof EFFECTS)[Name]['number']
}

/** What there is to say of an effect, without the literals of the table. */
export function effectDef(name: EffectName): EffectDef {
  return EFFECTS[name]
}

/** The numbers of a card's effect by the names of its fields, in their order; one that is missing is no number. */
export function fieldsOf(effect: CardEffect): readonly (readonly [name: string, field: CardField, value: number])[] {
  const values: Partial<EffectNumbers> & { readonly do: EffectName } = effect
  return Object.entries(effectDef(effect.do).fields).map(([name, field]) => [
    name,
    field,
    values[name as EffectField] ?? Number.NaN,
  ])
}

/** An effect with the numbers of `values` that it has, else with the usual ones. */
export function effectWith(name: EffectName, values: object = {}): CardEffect {
  const given = values as Readonly<Record<string, number | undefined>>
  const fields = Object.entries(effectDef(name).fields).map(([field, { usual }]) => [field, given[field] ?? usual])
  return { do: name, ...Object.fromEntries(fields) } as CardEffect
}
