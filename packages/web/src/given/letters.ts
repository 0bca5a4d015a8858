/** A text as it is searched: small letters without accents, `ß` as `ss`. */
export function searched(text: string): string {
  return text.toLocaleLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '')
}
