import type { Fault, Interval, Share, SimReport, Table } from '@hausregeln/lab'
import { aligned } from '../output.ts'
import type { Printed } from '../printed/printed.ts'

/** The report of a run, for people. Limits in brackets are those of 95 % confidence. */
export function describeReport(report: SimReport, printed: Printed): string[] {
  const { rulebook: book, version, seed, maxRounds: rounds } = report
  const { run, headOfVersion } = printed.say
  const options = Object.entries(report.options).map(([name, value]) => `${name}=${value}`)
  const wins = winsHead(printed)
  return [
    headOfVersion({ book, version, seed, rounds }),
    ...aligned([
      [run.options, options.join(' ')],
      [run.games, gamesOf(report, printed)],
      [run.endedBy, reasonsOf(report, printed) || '-'],
      [run.rounds, roundsOf(report, printed)],
      [run.aGame, meansOf(report, printed)],
      [run.aSecond, speedOf(report, printed)],
    ]),
    '',
    ...aligned([[report.rotate ? run.place : run.seat, run.bot, ...wins], ...seatRows(report, printed)]),
    '',
    ...aligned([[run.order, ...wins], ...orderRows(report, printed)]),
    ...talkLines(report, printed),
  ]
}

function winsHead({ say: { run, confidence } }: Printed): readonly string[] {
  return [run.won, run.ofDecided, confidence, run.ofAll, confidence]
}

function gamesOf(
  { games, ended, capped, cappedShare, byWealth }: SimReport,
  { say, limits, percent }: Printed,
): string {
  return say.run.ended({ games, ended, capped, byWealth, share: limits(cappedShare, percent) })
}

function reasonsOf({ endReasons, endReasonShares }: SimReport, { limits, count, percent }: Printed): string {
  const reasons = Object.entries(endReasons) as [keyof typeof endReasons, number][]
  return reasons
    .map(([reason, times]) => `${reason} ${count(times)} (${limits(endReasonShares[reason] ?? null, percent)})`)
    .join(', ')
}

function roundsOf({ rounds, intervals }: SimReport, { say, limits, count }: Printed): string {
  const told = (value: number | null, interval: Interval | null) => `${value ?? '-'} (${limits(interval, count)})`
  const { p10, median, p90 } = intervals.rounds
  return say.run.length({ low: told(rounds.p10, p10), value: told(rounds.median, median), high: told(rounds.p90, p90) })
}

function meansOf(report: SimReport, { say: { run }, limits, decimal }: Printed): string {
  const { turnsPerGame, throwsPerGame, bankruptciesPerGame, intervals } = report
  const told = (mean: number, interval: Interval | null, what: (figure: { readonly value: string }) => string) =>
    `${what({ value: decimal(mean) })} (${limits(interval, decimal)})`
  return [
    told(turnsPerGame, intervals.turnsPerGame, run.turns),
    told(throwsPerGame, intervals.throwsPerGame, run.throws),
    told(bankruptciesPerGame, intervals.bankruptciesPerGame, run.bankruptcies),
  ].join(', ')
}

function speedOf(report: SimReport, { say, count, decimal }: Printed): string {
  return say.run.speed({
    games: Math.round(report.gamesPerSecond),
    turns: count(report.turnsPerSecond),
    throws: count(report.throwsPerSecond),
    seconds: decimal(report.seconds),
  })
}

function seatRows({ seats, winsBySeat, winShares, winSharesOfAll }: SimReport, printed: Printed): string[][] {
  return seats.map((bot, seat) => [
    String(seat),
    bot,
    ...winCells(printed, winsBySeat[seat], winShares[seat], winSharesOfAll[seat]),
  ])
}

function orderRows(report: SimReport, printed: Printed): string[][] {
  const { winsByTurnOrder, turnOrderShares, turnOrderSharesOfAll } = report
  return winsByTurnOrder.map((won, order) => [
    String(order + 1),
    ...winCells(printed, won, turnOrderShares[order], turnOrderSharesOfAll[order]),
  ])
}

/** Offers and deals, a game on average. */
function talkLines({ talks }: SimReport, { say: { run, confidence }, limits, decimal }: Printed): string[] {
  if (talks.every(({ madePerGame }) => madePerGame === 0)) return []
  const rows = talks.map(({ bot, madePerGame, receivedPerGame, receivedInterval, receivedMost, ...of }, place) => [
    String(place),
    bot,
    ...[madePerGame, receivedPerGame].map(decimal),
    limits(receivedInterval, decimal),
    ...[receivedMost, of.declinedPerGame, of.partedPerGame].map(decimal),
  ])
  const head = [run.offers, run.bot, run.made, run.received, confidence, run.atMost, run.declined, run.sold]
  return ['', ...aligned([head, ...rows])]
}

function winCells(
  { limits, decimal, percent }: Printed,
  won = 0,
  decided: Share | null = null,
  all: Share | null = null,
): string[] {
  const cells = (share: Share | null) => [share === null ? '-' : percent(share.share), limits(share, percent)]
  return [decimal(won), ...cells(decided), ...cells(all)]
}

/** Which game went wrong where, and the command that shows it again. */
export function describeFault(table: Table, { game, seed, step, sentence }: Fault, { say }: Printed): string {
  const { rulebook, seats, options, seed: runSeed, maxRounds, rotate } = table
  const settings = Object.entries(options).map(([name, value]) => ` --option ${name}=${value}`)
  const command =
    `npm run -s hausregeln -- sim --rulebook ${rulebook} --seats ${seats.join(',')}${settings.join('')} ` +
    `--seed ${runSeed} --max-rounds ${maxRounds}${rotate ? ' --rotate' : ''} --first ${game} --games 1 --workers 1 --check-laws`
  const place = { game, seed, sentence }
  const told = step === null ? say.fault.ofGame(place) : say.fault.ofStep({ ...place, step })
  return `${told}\n${say.fault.again({ command })}`
}
