/** A piece of what a message says, in its order. */
export type Piece =
  | { readonly text: string }
  /** An argument that is shown. */
  | { readonly shown: string }
  /** So many of a noun: both are arguments. */
  | { readonly counted: string; readonly noun: string }
  /** Another message, said with the same arguments. */
  | { readonly said: string }
  | { readonly asked: string; readonly cases: readonly Case[]; readonly otherwise: Case }

export type Pattern = readonly Piece[]

/** `when`: the name of a case, or a number. */
export interface Case {
  readonly when: string | number
  readonly pattern: Pattern
}

/** What the comments above a message say to the compiler. */
export interface Notes {
  /** `# $why (jail | mortgage)`: what an argument is, as it is written. */
  readonly kinds: ReadonlyMap<string, string>
  /** `# without $deed`: arguments that this language does not show. */
  readonly without: ReadonlySet<string>
  /** `# same`: that the text is the same in another language. */
  readonly same: boolean
}

export interface Message {
  /** `event-traded`: its group and its name. */
  readonly key: string
  readonly line: number
  readonly notes: Notes
  readonly pattern: Pattern
}

/** What is wrong, and where. */
export interface Fault {
  readonly file: string
  readonly line: number
  readonly what: string
}

/** Whether two patterns say the same, letter by letter. */
export function isSame(a: Pattern, b: Pattern): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Every piece, those inside cases as well. */
export function* pieces(pattern: Pattern): Generator<Piece> {
  for (const piece of pattern) {
    yield piece
    if (!('asked' in piece)) continue
    for (const { pattern: inside } of piece.cases) yield* pieces(inside)
    yield* pieces(piece.otherwise.pattern)
  }
}
