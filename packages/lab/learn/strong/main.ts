import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { KINDS, type Kind } from '@hausregeln/bots/chances/kinds.ts'
import { hundredths, inHundredths } from '@hausregeln/bots/chances/written.ts'
import type { Net } from '@hausregeln/bots/steady/figures/net.ts'
import { RULEBOOK_IDS } from '@hausregeln/rulebooks/load.ts'
import { learnEnds } from '../ends/all.ts'
import { commandLine } from '../flags.ts'
import { learn, parted } from './fit.ts'
import { PLANS, sittingsOf } from './plan.ts'
import { momentsOfAll } from './table.ts'
import { tell } from './tell.ts'

/**
 * `npm run learn:strong [-- exchange …]`: by what `strong` and the analysis of games find chances to win. Bots play
 * games, and from moments of these it is learned who wins; in moments of games kept for that it is shown how well the
 * chances hold. The same numbers come of it each time, until one of these players changes. Then it is learned how games end
 * that steady players play on. `--part 0.1`: of a part of the games, which is no more than a trial. `--only-ends`: nothing
 * but how games end.
 */
const SEED = 2077
const LESSON = { hidden: 16, epochs: 5, seed: SEED }

const { books, numbers, flagged } = commandLine({ books: RULEBOOK_IDS, numbers: { part: 1 }, flag: 'only-ends' })
for (const kind of flagged ? [] : KINDS) {
  const { rulebook, rounds } = PLANS[kind]
  if (!books.includes(rulebook)) continue
  let net: Net | null = null
  for (const [round, plan] of rounds.entries()) {
    const { lesson, test } = parted(momentsOfAll(sittingsOf(rulebook, plan, numbers.part, SEED, net)))
    net = hundredths(inHundredths(learn(lesson, LESSON)))
    console.log(`${rulebook}, round ${round + 1}`)
    tell(net, test)
    write(kind, net)
  }
}
await learnEnds(books, numbers.part)

/** Writes the net of a kind among those of the bots. */
function write(kind: Kind, net: Net): void {
  const file = fileURLToPath(new URL(`../../../bots/src/chances/nets/${kind}.ts`, import.meta.url))
  const rows = inHundredths(net).map((row) => `  '${row}',\n`)
  const text = `import { hundredths } from '../written.ts'\n\n// Written by \`npm run learn:strong\`.\n\nexport const net = hundredths([\n${rows.join('')}])\n`
  writeFileSync(file, text)
}
