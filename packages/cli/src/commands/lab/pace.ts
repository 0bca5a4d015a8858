import type { Command } from 'commander'
import type { Help } from '../../help/help.ts'
import { jsonOption } from '../../options.ts'
import { aligned, printJson, printLines } from '../../output.ts'
import { printed } from '../../printed/printed.ts'

/** `lab pace`: how much can be played from a position while somebody waits. */
export function definePace(lab: Command, help: Help): void {
  lab.command('pace').description(help.pace.about).addOption(jsonOption(help)).action(tellPace)
}

async function tellPace({ json }: { readonly json?: true }): Promise<void> {
  const [{ measurePace }, { pointsAfter }, { rulebooks }] = await Promise.all([
    import('@hausregeln/lab/measure-pace.ts'),
    import('@hausregeln/lab/experiment/pace.ts'),
    import('@hausregeln/rulebooks'),
  ])
  const found = rulebooks.map(({ book }) => {
    const games = measurePace(book.id)
    return { book: book.id, games, points: pointsAfter(games) }
  })
  if (json) return printJson(found)
  const { say, count, decimal } = await printed()
  const rows = found.map(({ book, games, points }) => [book, count(games), `±${decimal(points)}`])
  printLines(aligned([[say.lab.rulebook, say.lab.gamesInTime, say.lab.points], ...rows]))
}
