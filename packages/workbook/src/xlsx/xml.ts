import { getClosingTagMarkup, getOpeningTagMarkup, getSelfClosingTagMarkup } from 'write-excel-file/utility'

/** Numbers and texts of attributes; texts are escaped. */
export type Attributes = Readonly<Record<string, string | number>>

/** An element with what is inside it, which is XML already. */
export function element(name: string, attributes: Attributes, ...inside: readonly string[]): string {
  if (inside.length === 0) return getSelfClosingTagMarkup(name, attributes)
  return [getOpeningTagMarkup(name, attributes), ...inside, getClosingTagMarkup(name)].join('')
}

/** An element without attributes that holds other elements. */
export function group(name: string, ...inside: readonly string[]): string {
  return element(name, {}, ...inside)
}

/** An element of one value, as charts have many: `<c:idx val="0"/>`. */
export function value(name: string, val: string | number): string {
  return element(name, { val })
}
