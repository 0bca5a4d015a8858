/** The most that a cell holds. */
const MOST_CHARACTERS = 32_767

/** In the file format `_x0041_` stands for a letter by its number: where a text has that literally, its `_` is escaped. */
const ESCAPE = /_(?=x[0-9A-Fa-f]{4}_)/g

/** What needs a closer look. */
const SPECIAL = /[_\ud800-\udfff]/

/** No file holds this character: the writer leaves it out. */
const DROPPED = '\u0000'

/**
 * A text as the file format writes it, so that programs show it as it is. The writer keeps texts in an object, of
 * which every object's own names (`constructor`) are told apart by a character that it leaves out.
 */
export function plainText(text: string): string {
  if (text.length <= MOST_CHARACTERS && !SPECIAL.test(text)) return text in {} ? `${text}${DROPPED}` : text
  const whole = text.toWellFormed().slice(0, MOST_CHARACTERS).replace(ESCAPE, '_x005F_')
  return whole in {} ? `${whole}${DROPPED}` : whole
}
