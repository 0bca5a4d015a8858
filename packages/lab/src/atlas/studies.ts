import type { Text } from '@hausregeln/engine'
import type { CompareExperiment, Experiment, SideData } from '../experiment/schema.ts'

const FOUR = ['steady', 'steady', 'steady', 'steady']
const CLASSIC = { book: 'classic', bots: FOUR }

/** A question that people ask: one experiment. */
export interface StudyOf {
  readonly title: Text
  readonly experiment: (games: number, seed: number) => Experiment
}

type Name = { de: string; en: string }

function side(de: string, en: string, rules: Partial<Omit<SideData, 'name'>> = {}): SideData & { name: Name } {
  return { ...CLASSIC, ...rules, name: { de, en } }
}

/** Sides that are compared with the first of them, by what they are asked for. */
function compare(de: string, en: string, sides: SideData[], more: Partial<CompareExperiment> = {}): StudyOf {
  const title = { de, en }
  const experiment = (games: number, seed: number): Experiment => ({
    format: 1,
    kind: 'compare',
    title,
    games,
    seed,
    maxRounds: 300,
    measure: 'length',
    stops: false,
    ...more,
    sides,
  })
  return { title, experiment }
}

function players(count: number): SideData {
  const bots = Array.from({ length: count }, () => 'steady')
  return side(`zu ${['zweit', 'dritt', 'viert', 'fünft', 'sechst', 'siebt', 'acht'][count - 2]}`, `${count} players`, {
    bots,
  })
}

/** One player of that habit against three who weigh each case. */
function inJail(de: string, en: string, habit: string): SideData {
  return side(de, en, { bots: [habit, 'steady', 'steady', 'steady'] })
}

/** Ten questions that people ask, by name. */
export const STUDIES: Readonly<Record<string, StudyOf>> = {
  'money-on-free-parking': compare('Geld auf Frei Parken', 'Money on the free car park', [
    side('dort liegt nichts', 'nothing lies there'),
    side('Steuern und Gebühren liegen dort', 'taxes and fees lie there', { options: { freeParkingPot: 1 } }),
    side('dazu 500 am Anfang und nach jedem Gewinn', 'and 500 at the start and after each win', {
      options: { freeParkingPot: 1 },
      numbers: { potStart: 500, potRefill: 500 },
    }),
  ]),
  'double-salary': compare('Doppeltes Gehalt auf dem Startfeld', 'Double salary on the start', [
    side('das Gehalt', 'the salary'),
    side('das doppelte, wer genau darauf landet', 'twice as much for landing there', { numbers: { salaryLand: 400 } }),
    side('das doppelte in jeder Runde', 'twice as much in every lap', {
      numbers: { salaryLand: 400, salaryPass: 400 },
    }),
  ]),
  'no-auctions': compare('Ohne Versteigerungen', 'No auctions', [
    side('Nicht Gekauftes wird versteigert', 'what is declined is auctioned'),
    side('es bleibt bei der Bank', 'it stays with the bank', { choices: { declined: 'staysWithBank' } }),
  ]),
  'first-seat': compare('Der erste Platz', 'The first seat', [2, 3, 4, 5, 6].map(players), { measure: 'first' }),
  'speed-die': compare('Der Tempowürfel', 'The speed die', [
    side('zwei Würfel', 'two dice'),
    side('mit dem Tempowürfel', 'with the speed die', { options: { speedDie: 1 } }),
  ]),
  'orange-or-green': {
    title: { de: 'Orange oder Grün?', en: 'Orange or green?' },
    experiment: (games, seed) => ({
      format: 1,
      kind: 'book',
      title: { de: 'Orange oder Grün?', en: 'Orange or green?' },
      ...CLASSIC,
      games,
      seed,
      styles: ['trader'],
      groups: ['orange', 'green'],
    }),
  },
  'jail-early-and-late': compare(
    'Früh oder spät aus dem Gefängnis',
    'Out of jail early or late',
    [
      inJail('wägt jedes Mal ab', 'weighs each case', 'steady'),
      inJail('immer sofort hinaus', 'always out at once', 'jail-leaves'),
      inJail('immer so lange wie möglich drinnen', 'always in as long as it can', 'jail-stays'),
      inJail('früh hinaus, spät drinnen', 'out early, in late', 'jail-stays-late'),
      inJail('früh drinnen, spät hinaus', 'in early, out late', 'jail-stays-early'),
    ],
    { measure: 'winner', byWealth: true, rotate: true },
  ),
  'all-pay-or-open': compare('Alle zahlen, oder offene Versteigerung', 'All pay, or the open auction', [
    side('alles wird offen versteigert', 'all is auctioned openly', { choices: { unowned: 'auctionOpen' } }),
    side('verdeckt, und alle zahlen', 'sealed, and all pay', {
      choices: { unowned: 'auctionSealed', sealedPayment: 'everybody' },
    }),
    side('verdeckt, zum eigenen Gebot', 'sealed, at the winner’s bid', {
      choices: { unowned: 'auctionSealed', sealedPayment: 'winner' },
    }),
    side('verdeckt, zum zweiten Gebot', 'sealed, at the second bid', {
      choices: { unowned: 'auctionSealed', sealedPayment: 'second' },
    }),
  ]),
  'trading-or-none': compare('Mit oder ohne Handel', 'Trading, or none', [
    side('mit Handel', 'trading'),
    side('ohne Handel', 'no trading', { without: ['trade'] }),
  ]),
  'two-to-eight': compare('Zu zweit bis zu acht', 'Two to eight players', [2, 3, 4, 5, 6, 7, 8].map(players)),
}
