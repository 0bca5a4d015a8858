import type { Balance, GroupBalance, Table } from '@hausregeln/lab'
import type { Command } from 'commander'
import { addTableOptions, jsonOption, type TableFlags, wholeNumber } from '../options.ts'
import { aligned, count, decimal, percent, printJson, printLines } from '../output.ts'
import { showProgress } from '../progress.ts'

interface BalanceFlags extends TableFlags {
  readonly games: number
  readonly json?: true
}

/** `balance`: whether a board treats its groups and seats alike. */
export function defineBalance(program: Command): void {
  const command = program
    .command('balance')
    .description('let bots play many games, and tell how the seats and the first owners of whole groups fare')
  addTableOptions(command)
    .requiredOption('--games <n>', 'how many games', wholeNumber('--games', 1))
    .addOption(jsonOption())
    .action(weigh)
}

async function weigh({ rulebook, seats, option: options, seed, maxRounds, games, json }: BalanceFlags): Promise<void> {
  const [{ openLab }, { describeReport }] = await Promise.all([
    import('@hausregeln/lab/open.ts'),
    import('./sim-report.ts'),
  ])
  const { balanceOf, checkTable } = (await openLab()).lab
  const table: Table = { rulebook, seats, options, seed, maxRounds }
  const { board } = checkTable(table)
  const progress = await showProgress('games', games)
  try {
    const balance = balanceOf(table, games, (done) => progress.update(done))
    progress.stop()
    if (json) return printJson(balance)
    const nameOf = (group: string) => board.groups[group]?.name.en ?? group
    printLines([...describeReport(balance.run), '', ...groupRows(balance, nameOf)])
  } finally {
    progress.stop()
  }
}

function groupRows({ groups }: Balance, nameOf: (group: string) => string): string[] {
  const head = ['first owner of', 'games', 'won', 'share', '95 % confidence', 'to all owners']
  return aligned([head, ...groups.map((group) => groupRow(group, nameOf))])
}

function groupRow({ group, owned, won, share, ratio }: GroupBalance, nameOf: (group: string) => string): string[] {
  const shares =
    share === null || ratio === null
      ? ['-', '-', '-']
      : [percent(share.share), `${percent(share.low)} to ${percent(share.high)}`, `${decimal(ratio)} times`]
  return [nameOf(group), count(owned), decimal(won), ...shares]
}
