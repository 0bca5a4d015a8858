/** The most that a cell holds. */
const MOST_CHARACTERS = 32_767
/** Characters of an escape such as `_x0041_`. */
const ESCAPE_LENGTH = 7

/** In the file format `_x0041_` stands for a letter by its number: where a text has that literally, its `_` is escaped. */
const ESCAPE = /_(?=x[0-9A-Fa-f]{4}_)/g

/**
 * A text as the file format writes it, so that programs show it as it is. Names that JavaScript's objects have of
 * themselves (`constructor`) begin with an escape: the writer keeps texts in such an object.
 */
export function plainText(text: string): string {
  const whole = text.toWellFormed().slice(0, MOST_CHARACTERS).replace(ESCAPE, '_x005F_')
  const safe = whole in {} ? `${escaped(whole.charCodeAt(0))}${whole.slice(1)}` : whole
  return safe.length > MOST_CHARACTERS ? safe.slice(0, MOST_CHARACTERS - ESCAPE_LENGTH) : safe
}

function escaped(code: number): string {
  return `_x${code.toString(16).toUpperCase().padStart(4, '0')}_`
}
