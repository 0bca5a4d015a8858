const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  n: 'ñ',
  c: 'ç',
  s: 'š',
  y: 'ý',
  z: 'ž',
}

/** A text that can be read, has accents everywhere, and is a third longer: what fits with it fits with any language. */
export function pseudo(text: string): string {
  const accented = text.replace(/[aeiouAEIOUncsyz]/g, (letter) => ACCENTS[letter] ?? letter)
  const letters = accented.match(/\p{L}/gu)?.length ?? 0
  let more = Math.ceil(letters / 3)
  return accented.replace(/[áéíóú]/g, (vowel) => (more-- > 0 ? vowel + vowel : vowel)) + '~'.repeat(Math.max(0, more))
}
