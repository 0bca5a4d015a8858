import type { Voice } from './voice.ts'

type Ending = (told: { readonly winners: number }, v: Voice) => string

/** Ends of a game, each told for the seats of the mask `winners`. */
export function byWinners<Name extends string>(words: Readonly<Record<Name, Ending>>) {
  const entries = Object.entries<Ending>(words).map(([name, say]) => [
    name,
    (winners: number, v: Voice) => say({ winners }, v),
  ])
  return Object.fromEntries(entries) as Readonly<Record<Name, (winners: number, v: Voice) => string>>
}
