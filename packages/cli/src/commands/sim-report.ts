import type { Fault, SimReport, Table } from '@hausregeln/lab'
import { aligned, count, decimal, percent } from '../output.ts'

/** The report of a run, for people. */
export function describeReport(report: SimReport): string[] {
  const { rounds, games, ended, capped, maxRounds } = report
  const options = Object.entries(report.options).map(([name, value]) => `${name}=${value}`)
  const reasons = Object.entries(report.endReasons).map(([reason, times]) => `${reason} ${count(times)}`)
  return [
    `${report.rulebook} version ${report.version}, seed ${report.seed}, at most ${count(maxRounds)} rounds`,
    ...aligned([
      ['options', options.join(' ')],
      ['games', `${count(games)}: ended ${count(ended)}, given up ${count(capped)}`],
      ['ended by', reasons.join(', ') || '-'],
      ['rounds', `10 % up to ${rounds.p10}, half up to ${rounds.median}, 90 % up to ${rounds.p90}`],
      ['a game', meansOf(report)],
      ['a second', speedOf(report)],
    ]),
    '',
    ...aligned([[report.rotate ? 'place' : 'seat', 'bot', 'won', 'share', '95 % confidence'], ...seatRows(report)]),
  ]
}

function meansOf({ turnsPerGame, throwsPerGame, bankruptciesPerGame }: SimReport): string {
  const [turns, throws, bankruptcies] = [turnsPerGame, throwsPerGame, bankruptciesPerGame].map(decimal)
  return `${turns} turns, ${throws} throws, ${bankruptcies} bankruptcies`
}

function speedOf({ gamesPerSecond, turnsPerSecond, throwsPerSecond, seconds }: SimReport): string {
  const [games, turns, throws] = [gamesPerSecond, turnsPerSecond, throwsPerSecond].map(count)
  return `${games} games, ${turns} turns, ${throws} throws (${decimal(seconds)} s of simulation)`
}

function seatRows({ seats, winsBySeat, winShares }: SimReport): string[][] {
  return seats.map((bot, seat) => {
    const share = winShares[seat] ?? null
    const shares =
      share === null ? ['-', '-'] : [percent(share.share), `${percent(share.low)} to ${percent(share.high)}`]
    return [String(seat), bot, decimal(winsBySeat[seat] ?? 0), ...shares]
  })
}

/** Which game went wrong where, and the command that shows it again. */
export function describeFault(table: Table, { game, seed, step, sentence }: Fault): string {
  const { rulebook, seats, options, seed: runSeed, maxRounds, rotate } = table
  const place = step === null ? '' : `, step ${step}`
  const settings = Object.entries(options).map(([name, value]) => ` --option ${name}=${value}`)
  const again =
    `npm run -s hausregeln -- sim --rulebook ${rulebook} --seats ${seats.join(',')}${settings.join('')} ` +
    `--seed ${runSeed} --max-rounds ${maxRounds}${rotate ? ' --rotate' : ''} --first ${game} --games 1 --workers 1 --check-laws`
  return `Game ${game} (its seed is ${seed})${place}: ${sentence}\nTo see it again: ${again}`
}
