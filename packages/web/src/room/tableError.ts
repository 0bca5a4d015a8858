/**
 * The table or the server refuses, not a rule of the game: `refusal` is a name that does not change, the message a
 * sentence in English.
 */
export class TableError extends Error {
  override readonly name = 'TableError'
  readonly refusal: string
  constructor(refusal: string, sentence: string) {
    super(sentence)
    this.refusal = refusal
  }
}
