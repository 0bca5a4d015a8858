import type { Comparison, Experiment } from '@hausregeln/lab/experiment/index.ts'
import type { Checked } from '@hausregeln/lab/validate/checks.ts'
import type { Command } from 'commander'
import { ExitCode } from '../../failure.ts'
import type { Help } from '../../help/help.ts'
import { jsonOption, wholeNumber } from '../../options.ts'
import { printJson, printLines } from '../../output.ts'
import { type Printed, printed } from '../../printed/printed.ts'
import { MOST_WORKERS } from '../../workers.ts'
import { playExperiment } from './play.ts'

interface ValidateFlags {
  readonly json?: true
  readonly workers?: number
  readonly effort: number
}

/** How much is played at full effort. */
const EFFORT = { turns: 4_000_000, friedman: 8000, turnOrder: 3000, exact: 200_000, prices: 40_000 } as const

/** `lab validate`: whether the laboratory finds what is known. */
export function defineValidate(lab: Command, help: Help): void {
  lab
    .command('validate')
    .description(help.validate.about)
    .option('--effort <percent>', help.validate.effort, wholeNumber('--effort', 1, 100), 100)
    .option('--workers <n>', help.common.workers, wholeNumber('--workers', 1, MOST_WORKERS))
    .addOption(jsonOption(help))
    .action(validate)
}

async function validate({ json, workers, effort }: ValidateFlags): Promise<void> {
  const { checkExact, checkFriedman, checkLandings, checkTurnOrder } = await import(
    '@hausregeln/lab/validate/checks.ts'
  )
  const { checkPrices } = await import('@hausregeln/lab/validate/prices.ts')
  const part = (games: number) => Math.max(50, Math.round((games * effort) / 100))
  const play = async (experiment: Experiment): Promise<Comparison> => {
    const { report, stopped } = await playExperiment(experiment, workers)
    if (stopped !== null) throw stopped
    return report as Comparison
  }
  const words = await printed(json ? 'en' : undefined)
  const found: Checked[] = []
  const tell = (checked: Checked) => {
    found.push(checked)
    const { holds, holdsNot } = words.say.validated
    if (!json) printLines([`${checked.holds ? holds : holdsNot}  ${checked.name}: ${sentenceOf(checked, words)}`])
  }
  tell(checkLandings(part(EFFORT.turns)))
  tell(checkExact(part(EFFORT.exact)))
  tell(checkPrices(part(EFFORT.prices)))
  tell(await checkFriedman(play, part(EFFORT.friedman)))
  tell(await checkTurnOrder(play, part(EFFORT.turnOrder)))
  if (json)
    printJson(
      Object.fromEntries(
        found.map((checked) => {
          const { name, holds, figures } = checked
          return [name, { holds, sentence: sentenceOf(checked, words), figures }]
        }),
      ),
    )
  if (found.some(({ holds }) => !holds)) process.exitCode = ExitCode.failed
}

/** What a check has found. */
function sentenceOf({ name, figures }: Checked, { say, decimal, percent }: Printed): string {
  const { games = 0, never = 0, low = 0, high = 0, first = 0, worst = 0 } = figures
  switch (name) {
    case 'landings':
      return say.validated.landings({ value: decimal(figures['worst of 82 states, in standard errors'] ?? 0) })
    case 'exact':
      return say.validated.exact({ games, value: decimal(figures['worst of both boards, in standard errors'] ?? 0) })
    case 'prices':
      return say.validated.prices({ games, share: percent(figures['worst price, a part of it'] ?? 0) })
    case 'friedman':
      return say.validated.friedman({ share: percent(never), games, low: percent(low), high: percent(high) })
    case 'turnOrder':
      return say.validated.turnOrder({ share: percent(first), games, value: decimal(worst) })
  }
}
