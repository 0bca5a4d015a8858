/** Before a vowel or a silent h; a y counts as a vowel before a consonant: `d’Yves`, but `de Yann`. */
const ELIDES = /^(?:[aeiouhàâäéèêëîïôöùûü]|y[^aeiouàâäéèêëîïôöùûü])/i

/** French: `d’Anna`, `de Ben`. */
export function of(name: string): string {
  return ELIDES.test(name) ? `d’${name}` : `de ${name}`
}
