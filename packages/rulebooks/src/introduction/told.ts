/** A rulebook’s introduction as it is read in one language: all of it plain text. */
export interface ToldIntroduction {
  readonly line: string
  readonly special: string
  /** For whom, how long, how hard: each with its heading. */
  readonly facts: readonly { readonly head: string; readonly says: string }[]
  /** Where the minutes come from. */
  readonly source: string
  /** What leads to its lesson; null: it has none. */
  readonly lesson: string | null
  /** In what it differs from what people know, and how that is headed. */
  readonly differs: string
  readonly points: readonly { readonly says: string; readonly rules: readonly string[] }[]
}
