import { textIn } from '@hausregeln/engine/core/saying.ts'
import type { Balance, OwnersFare, Table } from '@hausregeln/lab'
import type { Command } from 'commander'
import type { Help } from '../help/help.ts'
import { addTableOptions, jsonOption, type TableFlags, wholeNumber } from '../options.ts'
import { aligned, printJson, printLines } from '../output.ts'
import { type Printed, printed } from '../printed/printed.ts'
import { showProgress } from '../progress.ts'
import { labFor, rulebookFor } from '../rulebook.ts'

interface BalanceFlags extends TableFlags {
  readonly games: number
  readonly json?: true
}

/** `balance`: whether a board treats its groups and seats alike. */
export function defineBalance(program: Command, help: Help): void {
  const command = program.command('balance').description(help.balance.about)
  addTableOptions(command, help)
    .requiredOption('--games <n>', help.common.games, wholeNumber('--games', 1))
    .addOption(jsonOption(help))
    .action(weigh)
}

async function weigh(flags: BalanceFlags): Promise<void> {
  const { seats, option: options, seed, maxRounds, games, json } = flags
  const [{ program, id: rulebook }, { describeReport }] = await Promise.all([
    labFor(flags.rulebook),
    import('./sim-report.ts'),
  ])
  const { balanceOf, checkTable } = program.lab
  const table: Table = { rulebook, seats, options, seed, maxRounds }
  checkTable(table)
  const progress = await showProgress('games', games)
  try {
    const balance = balanceOf(table, games, (done) => progress.update(done))
    progress.stop()
    if (json) return printJson(balance)
    const { board } = await rulebookFor(flags.rulebook)
    const inWords = await printed()
    const nameOf = (group: string) => {
      const name = board.groups[group]?.name
      return name === undefined ? group : textIn(name, inWords.language)
    }
    printLines([...describeReport(balance.run, inWords), '', ...groupRows(balance, nameOf, inWords)])
  } finally {
    progress.stop()
  }
}

/** First all of a group, then those who got it with as many players in the game. */
function groupRows({ groups }: Balance, nameOf: (group: string) => string, printed: Printed): string[] {
  const { balance, run, confidence } = printed.say
  const rows = groups.map((fare) => [nameOf(fare.group), '', ...fareCells(fare, printed)])
  const most = Math.max(0, ...groups.flatMap(({ byAlive }) => byAlive.map(({ alive }) => alive)))
  for (let alive = most; alive > 1; alive--)
    for (const { group, byAlive } of groups) {
      const fare = byAlive.find((among) => among.alive === alive)
      if (fare !== undefined) rows.push([nameOf(group), balance.alive({ count: alive }), ...fareCells(fare, printed)])
    }
  const head = [run.games, run.won, balance.share, confidence, balance.toOwners, confidence]
  return aligned([[balance.firstOwner, '', ...head], ...rows])
}

function fareCells({ owned, won, share, ratio, ratioInterval }: OwnersFare, printed: Printed): string[] {
  const { say, limits, count, decimal, percent } = printed
  const shares = share === null ? ['-', '-'] : [percent(share.share), limits(share, percent)]
  const ratios =
    ratio === null ? ['-', '-'] : [say.balance.times({ value: decimal(ratio) }), limits(ratioInterval, decimal)]
  return [count(owned), decimal(won), ...shares, ...ratios]
}
