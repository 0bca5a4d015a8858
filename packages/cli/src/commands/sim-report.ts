import type { Fault, Interval, Share, SimReport, Table } from '@hausregeln/lab'
import { aligned, count, decimal, limits, percent } from '../output.ts'

/** The report of a run, for people. Limits in brackets are those of 95 % confidence. */
export function describeReport(report: SimReport): string[] {
  const { maxRounds } = report
  const options = Object.entries(report.options).map(([name, value]) => `${name}=${value}`)
  return [
    `${report.rulebook} version ${report.version}, seed ${report.seed}, at most ${count(maxRounds)} rounds`,
    ...aligned([
      ['options', options.join(' ')],
      ['games', gamesOf(report)],
      ['ended by', reasonsOf(report) || '-'],
      ['rounds', roundsOf(report)],
      ['a game', meansOf(report)],
      ['a second', speedOf(report)],
    ]),
    '',
    ...aligned([[report.rotate ? 'place' : 'seat', 'bot', ...WINS], ...seatRows(report)]),
    '',
    ...aligned([['turn order', ...WINS], ...orderRows(report)]),
    ...talkLines(report),
  ]
}

const WINS: readonly string[] = ['won', 'of decided', '95 % confidence', 'of all', '95 % confidence']

function gamesOf({ games, ended, capped, cappedShare, byWealth }: SimReport): string {
  const wealth = byWealth ? ', those by wealth' : ''
  return `${count(games)}: ended ${count(ended)}, given up ${count(capped)}${wealth} (${limits(cappedShare, percent)})`
}

function reasonsOf({ endReasons, endReasonShares }: SimReport): string {
  const reasons = Object.entries(endReasons) as [keyof typeof endReasons, number][]
  return reasons
    .map(([reason, times]) => `${reason} ${count(times)} (${limits(endReasonShares[reason] ?? null, percent)})`)
    .join(', ')
}

function roundsOf({ rounds, intervals }: SimReport): string {
  const told = (value: number | null, interval: Interval | null) => `${value ?? '-'} (${limits(interval, count)})`
  const { p10, median, p90 } = intervals.rounds
  return `10 % up to ${told(rounds.p10, p10)}, half up to ${told(rounds.median, median)}, 90 % up to ${told(rounds.p90, p90)}`
}

function meansOf({ turnsPerGame, throwsPerGame, bankruptciesPerGame, intervals }: SimReport): string {
  const told = (mean: number, interval: Interval | null, what: string) =>
    `${decimal(mean)} ${what} (${limits(interval, decimal)})`
  return [
    told(turnsPerGame, intervals.turnsPerGame, 'turns'),
    told(throwsPerGame, intervals.throwsPerGame, 'throws'),
    told(bankruptciesPerGame, intervals.bankruptciesPerGame, 'bankruptcies'),
  ].join(', ')
}

function speedOf({ gamesPerSecond, turnsPerSecond, throwsPerSecond, seconds }: SimReport): string {
  const [games, turns, throws] = [gamesPerSecond, turnsPerSecond, throwsPerSecond].map(count)
  return `${games} games, ${turns} turns, ${throws} throws (${decimal(seconds)} s of simulation)`
}

function seatRows({ seats, winsBySeat, winShares, winSharesOfAll }: SimReport): string[][] {
  return seats.map((bot, seat) => [
    String(seat),
    bot,
    ...winCells(winsBySeat[seat], winShares[seat], winSharesOfAll[seat]),
  ])
}

function orderRows({ winsByTurnOrder, turnOrderShares, turnOrderSharesOfAll }: SimReport): string[][] {
  return winsByTurnOrder.map((won, order) => [
    String(order + 1),
    ...winCells(won, turnOrderShares[order], turnOrderSharesOfAll[order]),
  ])
}

/** Offers and deals, a game on average. */
function talkLines({ talks }: SimReport): string[] {
  if (talks.every(({ madePerGame }) => madePerGame === 0)) return []
  const rows = talks.map(({ bot, madePerGame, receivedPerGame, receivedInterval, receivedMost, ...of }, place) => [
    String(place),
    bot,
    ...[madePerGame, receivedPerGame].map(decimal),
    limits(receivedInterval, decimal),
    ...[receivedMost, of.declinedPerGame, of.partedPerGame].map(decimal),
  ])
  return [
    '',
    ...aligned([['offers', 'bot', 'made', 'received', '95 % confidence', 'at most', 'refused', 'sold'], ...rows]),
  ]
}

function winCells(won = 0, decided: Share | null = null, all: Share | null = null): string[] {
  const cells = (share: Share | null) => [share === null ? '-' : percent(share.share), limits(share, percent)]
  return [decimal(won), ...cells(decided), ...cells(all)]
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
