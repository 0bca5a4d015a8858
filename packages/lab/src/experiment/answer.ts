import type { Text } from '@hausregeln/engine'
import type { AboutReport } from './about/about.ts'
import type { Comparison, Estimate } from './compare.ts'
import type { FromReport } from './from.ts'
import type { StudyReport } from './open-study.ts'
import { MEASURE_NAMES } from './tables/data-table.ts'

const LOCALES = { de: 'de-DE', en: 'en-GB' } as const
type Language = keyof typeof LOCALES

function numberIn(language: Language, value: number, digits = 1): string {
  return value.toLocaleString(LOCALES[language], { maximumFractionDigits: digits, minimumFractionDigits: 0 })
}

/** One sentence that answers what was asked, with its limits and how much was played. */
export function answerOf(report: StudyReport): Text {
  switch (report.kind) {
    case 'compare':
      return { de: compared(report, 'de'), en: compared(report, 'en') }
    case 'from':
      return { de: foreseen(report, 'de'), en: foreseen(report, 'en') }
    case 'book':
      return { de: told(report, 'de'), en: told(report, 'en') }
  }
}

function between({ interval }: Estimate, language: Language, write: (value: number) => string): string {
  if (interval === null) return language === 'de' ? '(noch zu wenige Spiele)' : '(too few games as yet)'
  const [low, high] = [write(interval.low), write(interval.high)]
  return language === 'de' ? `(${low} bis ${high})` : `(${low} to ${high})`
}

function compared(report: Comparison, language: Language): string {
  const found = report.differences.find(({ measure, side }) => measure === report.measure && side === 1)
  const [base, other] = report.sides
  const games = numberIn(language, report.games)
  if (found === undefined || base === undefined || other === undefined)
    return language === 'de'
      ? `Nach ${games} Spielen ist noch nichts zu sagen.`
      : `Nothing can be said after ${games} games.`
  const isLength = report.measure === 'length'
  const write = (value: number) => {
    const unit = isLength ? (language === 'de' ? 'Runden' : 'rounds') : language === 'de' ? 'Punkte' : 'points'
    return `${value > 0 ? '+' : ''}${numberIn(language, isLength ? value : 100 * value)} ${unit}`
  }
  const what = MEASURE_NAMES[report.measure][language]
  const limits = between(found, language, write)
  const { interval } = found
  const isOpen = interval === null || (interval.low <= 0 && interval.high >= 0)
  const pairs = language === 'de' ? `nach ${games} Spielpaaren` : `after ${games} pairs of games`
  if (isOpen)
    return language === 'de'
      ? `„${other.name.de}“ gegen „${base.name.de}“, ${what}: ${write(found.value)} ${limits}; ein Unterschied ist ${pairs} nicht erwiesen.`
      : `"${other.name.en}" against "${base.name.en}", ${what}: ${write(found.value)} ${limits}; no difference is shown ${pairs}.`
  return language === 'de'
    ? `„${other.name.de}“ gegen „${base.name.de}“, ${what}: ${write(found.value)} ${limits}, ${pairs}.`
    : `"${other.name.en}" against "${base.name.en}", ${what}: ${write(found.value)} ${limits}, ${pairs}.`
}

function foreseen({ ways, ask, seat, trade, games }: FromReport, language: Language): string {
  const percent = (value: number) => `${numberIn(language, 100 * value)} %`
  const points = (value: number) => `${value > 0 ? '+' : ''}${numberIn(language, 100 * value)}`
  const played = language === 'de' ? `${numberIn(language, games)} Spiele` : `${numberIn(language, games)} games`
  const place = (at: number) => (language === 'de' ? `Platz ${at + 1}` : `seat ${at + 1}`)
  if (ask === 'trade' && trade !== null) {
    const changes = [trade.from, trade.to].map((at) => {
      const change = ways[1]?.changes?.[at]
      return change ? `${place(at)} ${points(change.value)} ${between(change, language, points)}` : place(at)
    })
    const unit = language === 'de' ? 'Punkte' : 'points'
    return language === 'de'
      ? `Der Handel ändert die Aussichten: ${changes.join(', ')} ${unit}; ${played}.`
      : `The deal changes the chances: ${changes.join(', ')} ${unit}; ${played}.`
  }
  const chances = ways[0]?.chances.map(
    (one, at) => `${place(at)} ${percent(one.value)} ${between(one, language, percent)}`,
  )
  const now = chances?.join(', ') ?? ''
  const lead = language === 'de' ? `Es gewinnt: ${now}; ${played}.` : `The winner is: ${now}; ${played}.`
  if (ask !== 'whatIf' || seat < 0) return lead
  return language === 'de' ? `Am Zug ist ${place(seat)}. ${lead}` : `It is for ${place(seat)} to decide. ${lead}`
}

function told({ styles, games, turnOrder }: AboutReport, language: Language): string {
  const side = styles.sides[0]
  const median = side?.rounds.median?.value
  const ended = side?.measures.ended?.value ?? 0
  const percent = (value: number) => `${numberIn(language, 100 * value)} %`
  const first = percent(turnOrder[0]?.share ?? 0)
  return language === 'de'
    ? `Die Hälfte der Spiele ist nach ${median ?? '–'} Runden zu Ende, ${percent(ended)} enden überhaupt, und wer beginnt, gewinnt ${first}; ${numberIn(language, games)} Spiele.`
    : `Half of the games are over after ${median ?? '–'} rounds, ${percent(ended)} end at all, and the player who begins wins ${first}; ${numberIn(language, games)} games.`
}
