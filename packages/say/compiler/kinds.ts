/** What tells the cases of a choice apart. */
export interface Selector {
  /** The cases there are, without the one that stands for all others. */
  readonly cases: readonly string[]
  /** A condition in TypeScript. `x`: the argument. */
  when(x: string, name: string): string
}

/** What an argument of a message is. */
export interface Kind {
  /** Its type in TypeScript. */
  readonly type: string
  /** The text that is shown of it, in TypeScript; undefined: it can only be asked. `x`: the argument. */
  show?(x: string): string
  /** `'plural'`: by the language’s plural categories of `by`. */
  readonly select?: Selector | { readonly plural: (x: string) => string }
  /** What stands for it in the text as it is kept, where it is put in later: `{bail}`. */
  readonly text?: string
  /** Whether French `de` before it becomes `d’` before a vowel. */
  readonly isName?: true
}

const flag: Selector = { cases: ['yes'], when: (x) => x }
const ofDeed: Selector = { cases: ['none'], when: (x) => `${x} < 0` }
const ofAccount: Selector = {
  cases: ['bank', 'pot'],
  when: (x, name) => `${x} === ${name === 'bank' ? 'BANK' : 'POT'}`,
}
const ofNoun: Selector = {
  cases: ['m', 'f', 'n', 'vowel'],
  when: (x, name) => (name === 'vowel' ? `v.isVowelFirst(${x})` : `v.gender(${x}) === '${name}'`),
}
const ofPlace: Selector = {
  cases: ['jail', 'city'],
  when: (x, name) => (name === 'jail' ? `v.isOnlyJail(${x})` : `v.isCity(${x})`),
}
const ofText: Selector = { cases: ['none'], when: (x) => `${x} === ''` }

/** The kinds that comments can name: `# $deed (deed)`. */
export const KINDS = {
  text: { type: 'string', show: (x) => x, select: ofText, isName: true },
  number: { type: 'number', show: (x) => `number(${x})`, select: { plural: (x) => x } },
  /** A number without the signs between thousands: a year, a face of a die. */
  digits: { type: 'number', show: (x) => x, select: { plural: (x) => x } },
  list: {
    type: 'readonly string[]',
    show: (x) => `list(${x})`,
    select: { plural: (x) => `${x}.length` },
    isName: true,
  },
  flag: { type: 'boolean', select: flag },
  seat: { type: 'number', show: (x) => `v.seat(${x})`, isName: true },
  seats: { type: 'number', show: (x) => `v.seats(${x})`, select: { plural: (x) => `bits(${x}).length` }, isName: true },
  account: { type: 'number', show: (x) => `v.seat(${x})`, select: ofAccount, isName: true },
  space: { type: 'number', show: (x) => `v.space(${x})`, isName: true },
  deed: { type: 'number', show: (x) => `v.deed(${x})`, select: ofDeed, isName: true },
  site: { type: 'number', show: (x) => `v.site(${x})` },
  /** A space to which a piece moves: the name of the jail space tells what it is, not where. */
  place: { type: 'number', show: (x) => `v.space(${x})`, select: ofPlace, isName: true },
  /** The group of a deed. */
  group: { type: 'number', show: (x) => `v.group(${x})`, isName: true },
  deck: { type: 'number', show: (x) => `v.deck(${x})`, isName: true },
  money: { type: 'number', show: (x) => `v.money(${x})`, select: { plural: (x) => x } },
  short: { type: 'number', show: (x) => `v.short(${x})` },
  noun: { type: 'PieceNoun', show: (x) => `v.noun(${x})`, select: ofNoun, isName: true },
  /** Several of a noun, without their number. */
  nouns: { type: 'PieceNoun', show: (x) => `v.nouns(${x})`, isName: true },
  /** What stands on a street of a level: `3 houses`. */
  level: { type: 'number', show: (x) => `v.level(${x})` },
} as const satisfies Readonly<Record<string, Kind>>

export type KindName = keyof typeof KINDS

/** What a choice between named cases is: `# $why (jail | mortgage)`. */
export function choiceOf(names: readonly string[]): Kind {
  return {
    type: names.map((name) => `'${name}'`).join(' | '),
    select: { cases: names, when: (x, name) => `${x} === '${name}'` },
  }
}

/** A number of the rulebook’s: shown by its name, told by nobody. */
export function ruleNumber(name: string): Kind {
  return { type: '', show: () => `v.numberOf('${name}')` }
}

/** What rulebooks put in when a text is shown: a number of theirs, by its name. */
export function gap(name: string): Kind {
  return { type: '', text: `{${name}}` }
}

/** A kind as a comment writes it: `deed`, `rule`, `gap`, `jail | mortgage`; null: there is none. */
export function kindNamed(text: string, argument: string): Kind | null {
  if (text === 'gap') return gap(argument)
  if (text === 'rule') return ruleNumber(argument)
  if (text.includes('|')) return choiceOf(text.split('|').map((name) => name.trim()))
  return (KINDS as Readonly<Record<string, Kind>>)[text] ?? null
}
