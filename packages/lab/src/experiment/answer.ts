import type { Text } from '@hausregeln/engine'
import type { AboutReport } from './about/about.ts'
import type { Comparison, Difference, Estimate, SideReport } from './compare.ts'
import type { FromReport } from './from.ts'
import type { StudyReport } from './open-study.ts'
import { type TableLanguage as Language, MEASURE_NAMES } from './tables/data-table.ts'
import { seatName } from './tables/names.ts'
import { numberIn, signedIn } from './tables/number.ts'

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

/** A value of a measure, as people read it; `signed`: of a difference, with its sign and unit. */
function writer({ measure }: Comparison, language: Language, signed: boolean): (value: number) => string {
  const isLength = measure === 'length'
  const unit = isLength ? { de: 'Runden', en: 'rounds' } : { de: 'Punkte', en: 'points' }
  const isShare = !signed && (measure === 'ended' || measure === 'winner')
  return (value) => {
    const number = isLength ? value : 100 * value
    if (isShare) return `${numberIn(language, number)}\u00a0%`
    const told = signed || measure === 'first' ? signedIn(language, number) : numberIn(language, number)
    return `${told} ${unit[language]}`
  }
}

function named({ name }: SideReport, language: Language): string {
  return language === 'de' ? `„${name.de}“` : `"${name.en}"`
}

/** Sides of tables of one size against the first; those of different sizes each by itself. */
function compared(report: Comparison, language: Language): string {
  const [base] = report.sides
  const games = numberIn(language, report.games)
  const found = report.differences.filter(({ measure }) => measure === report.measure)
  if (found.length === 0 || base === undefined)
    return language === 'de'
      ? `Nach ${games} Spielen ist noch nichts zu sagen.`
      : `Nothing can be said after ${games} games.`
  const what = MEASURE_NAMES[report.measure][language]
  if (report.sides.some(({ winners }) => winners.length !== base.winners.length))
    return eachSide(report, language, what)
  const told = found.map((one) => toldOf(one, report, language)).join('; ')
  return language === 'de'
    ? `Gegen ${named(base, language)}, ${what}: ${told}, nach ${games} Spielpaaren.`
    : `Against ${named(base, language)}, ${what}: ${told}, after ${games} pairs of games.`
}

function toldOf(found: Difference, report: Comparison, language: Language): string {
  const write = writer(report, language, true)
  const side = report.sides[found.side]
  const { interval } = found
  const isOpen = interval === null || (interval.low <= 0 && interval.high >= 0)
  const open = language === 'de' ? ', ein Unterschied ist nicht erwiesen' : ', no difference is shown'
  const name = side === undefined ? '' : named(side, language)
  return `${name} ${write(found.value)} ${between(found, language, write)}${isOpen ? open : ''}`
}

function eachSide(report: Comparison, language: Language, what: string): string {
  const write = writer(report, language, false)
  const told = report.sides.map((side) => {
    const found = side.measures[report.measure]
    return found === null
      ? named(side, language)
      : `${side.name[language]} ${write(found.value)} ${between(found, language, write)}`
  })
  const games = numberIn(language, report.games)
  const played = language === 'de' ? `je ${games} Spiele` : `${games} games each`
  return `${what.charAt(0).toLocaleUpperCase(language)}${what.slice(1)}: ${told.join('; ')}; ${played}.`
}

function foreseen({ ways, ask, seat, trade, games, names }: FromReport, language: Language): string {
  const percent = (value: number) => `${numberIn(language, 100 * value)}\u00a0%`
  const points = (value: number) => signedIn(language, 100 * value)
  const played = language === 'de' ? `${numberIn(language, games)} Spiele` : `${numberIn(language, games)} games`
  const place = (at: number) => seatName(at, names, language)
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

function told(report: AboutReport, language: Language): string {
  const { styles, games, turnOrder } = report
  if (report.asked.length > 0) return groupsTold(report, language)
  const side = styles.sides[0]
  const median = side?.rounds.median?.value
  const ended = side?.measures.ended?.value ?? 0
  const percent = (value: number) => `${numberIn(language, 100 * value)}\u00a0%`
  const first = percent(turnOrder[0]?.share ?? 0)
  return language === 'de'
    ? `Die Hälfte der Spiele ist nach ${median ?? '–'} Runden zu Ende, ${percent(ended)} enden überhaupt, und wer beginnt, gewinnt ${first}; ${numberIn(language, games)} Spiele.`
    : `Half of the games are over after ${median ?? '–'} rounds, ${percent(ended)} end at all, and the player who begins wins ${first}; ${numberIn(language, games)} games.`
}

/** What the groups that were asked for are worth. */
function groupsTold({ asked, groups, games }: AboutReport, language: Language): string {
  const times = (value: number) => numberIn(language, value, 2)
  const all = asked.map(({ group, name }) => {
    const found = groups.find((one) => one.group === group)
    const value = found?.ratio ?? null
    const limits = value === null ? '' : between({ value, interval: found?.ratioInterval ?? null }, language, times)
    return `${name[language]} ${value === null ? '–' : times(value)} ${limits}`.trim()
  })
  const played = numberIn(language, games)
  return language === 'de'
    ? `Wer diese Gruppe als Erstes ganz hat, gewinnt so viele Mal so oft wie mit irgendeiner: ${all.join('; ')}; ${played} Spiele.`
    : `The first owner of this whole group wins this many times as often as the first owner of any: ${all.join('; ')}; ${played} games.`
}
