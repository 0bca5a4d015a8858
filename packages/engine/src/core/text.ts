/** A text in both screen languages. */
export interface Text {
  readonly de: string
  readonly en: string
}
