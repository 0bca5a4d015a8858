/**
 * The table or the server refuses, not a rule of the game: `refusal` is a name that does not change, the message a
 * sentence in English.
 */
export class TableError extends Error {
  override readonly name = 'TableError'
  readonly refusal: string
  /** After how many seconds it may be asked again; null: nothing is said of that. */
  readonly wait: number | null
  constructor(refusal: string, sentence: string, wait: number | null = null) {
    super(sentence)
    this.refusal = refusal
    this.wait = wait
  }
}
