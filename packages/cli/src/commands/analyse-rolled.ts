import type { Rulebook, Session } from '@hausregeln/engine'
import type { RolledPoint } from '@hausregeln/lab/analyse/rolling.ts'
import type { Language } from '@hausregeln/rulebooks/texts/language.ts'
import { aligned, printJson, printLines } from '../output.ts'
import { ALL } from '../say/all.words.ts'
import { plain } from './analyse-figures.ts'

/** A game whose rulebook no net fits: its chances by games played on from some moments, and that it is judged so. */
export async function tellRolled(
  session: Session,
  { book }: Rulebook,
  { lang, json }: { readonly lang: Language; readonly json?: true },
): Promise<void> {
  const { Rolling } = await import('@hausregeln/lab/analyse/rolling.ts')
  const rolling = new Rolling(session)
  while (rolling.further());
  const { points } = rolling
  const names = session.header.seats.map(({ name }) => name)
  if (json) return printJson({ rulebook: book.id, names, rolled: points })
  const words = ALL[lang]
  printLines([
    words.rolled({ games: points[0]?.games ?? 0 }),
    '',
    ...aligned([[words.rolledEntry, words.rolledRound, ...names], ...points.map((point) => row(point, lang))]),
  ])
}

function row({ entry, round, chances, shares }: RolledPoint, lang: Language): string[] {
  const cells = chances.map((chance, seat) => {
    const share = shares[seat] ?? null
    return share === null
      ? plain(chance, lang)
      : `${plain(chance, lang)} (${plain(share.low, lang)} – ${plain(share.high, lang)})`
  })
  return [`${entry}`, `${round}`, ...cells]
}
