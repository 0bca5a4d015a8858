/** Words that are functions where anything is put into them, and else texts. */
type Words = Readonly<Record<string, unknown>>
type Told<W> = { readonly [Key in keyof W]: W[Key] extends string ? () => string : W[Key] }

/** The same as functions alone: what is said of an event may be the same whatever it tells. */
export function asFunctions<W extends Words>(words: W): Told<W> {
  const entries = Object.entries(words).map(([key, said]) => [key, typeof said === 'string' ? () => said : said])
  return Object.fromEntries(entries) as Told<W>
}
