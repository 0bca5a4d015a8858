const NO_BREAK = '\u00a0'
const THIN_NO_BREAK = '\u202f'

/**
 * French keeps `; ! ?` and `%` at a thin space from the word, `:` and « » at a full one, and none of them begins a line;
 * a thin one stands between thousands.
 */
function frenchSpaces(text: string): string {
  return text
    .replace(/ (?=[;!?%])/g, THIN_NO_BREAK)
    .replace(/ (?=[:»€₩])/g, NO_BREAK)
    .replace(/« /g, `«${NO_BREAK}`)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, THIN_NO_BREAK)
    .replace(/\bn° /g, `n°${NO_BREAK}`)
}

/** By language: how a text that was typed with plain spaces is set. */
const SET: Readonly<Record<string, (text: string) => string>> = { fr: frenchSpaces }

/** A text as its language sets it. */
export function typeset(text: string, language: string): string {
  return SET[language]?.(text) ?? text
}
