/** `d’Anna`, `de Ben`. */
export function of(name: string): string {
  return /^[aeiouhàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`
}
