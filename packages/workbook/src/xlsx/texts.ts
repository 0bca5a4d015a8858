import { Bytes } from './bytes.ts'
import { plainText } from './plain-text.ts'

/** The texts of all cells, each of which the file says once, after those that the writer of the file has found. */
export class Texts {
  readonly #known: string
  readonly #first: number
  readonly #numbers = new Map<string, number>()

  /** `xml`: the file of texts as it was written without ours. */
  constructor(xml: string) {
    this.#known = xml.slice(0, xml.lastIndexOf('</sst>'))
    this.#first = xml.split('<si>').length - 1
  }

  /** By which number cells name a text. */
  numberOf(text: string): number {
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    const number = this.#first + this.#numbers.size
    this.#numbers.set(text, number)
    return number
  }

  /** The file of texts, when all cells have named theirs, in pieces. */
  *written(): Generator<Uint8Array<ArrayBuffer>> {
    const bytes = new Bytes().add(this.#known)
    for (const text of this.#numbers.keys()) {
      bytes.add(text.trim().length === text.length ? '<si><t>' : '<si><t xml:space="preserve">')
      bytes.add(escaped(plainText(text))).add('</t></si>')
      if (bytes.full) yield bytes.take()
    }
    yield bytes.add('</sst>').take()
  }
}

/** Controls and what is no character: the format holds only tabs and ends of lines of them. */
const CONTROLS = /[\p{Cc}\uFFFE\uFFFF]/gu
const HELD = '\t\n\r'
const SPECIAL = /[&<>\p{Cc}\uFFFE\uFFFF]/u

/** A text as it stands inside an element: nothing in it is mark-up, and what the format cannot hold is left out. */
export function escaped(text: string): string {
  if (!SPECIAL.test(text)) return text
  const held = text.replace(CONTROLS, (control) => (HELD.includes(control) || isLatin(control) ? control : ''))
  return held.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** From delete to the end of the second set of controls, which the format holds. */
function isLatin(control: string): boolean {
  return control >= '\u007f' && control <= '\u009f'
}
