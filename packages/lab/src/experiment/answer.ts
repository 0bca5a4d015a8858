import type { Text } from '@hausregeln/engine'
import { inEach, inLanguage, type Language } from '@hausregeln/rulebooks/texts/language.ts'
import { say } from '../say.ts'
import type { AboutReport } from './about/about.ts'
import type { Comparison, Difference, Estimate, SideReport } from './compare.ts'
import type { FromReport } from './from.ts'
import type { StudyReport } from './open-study.ts'
import { MEASURE_NAMES } from './tables/data-table.ts'
import { seatName, seatText } from './tables/names.ts'
import { numberIn, signedIn } from './tables/number.ts'

/** One sentence that answers what was asked, with its limits and how much was played. */
export function answerOf(report: StudyReport): Text {
  switch (report.kind) {
    case 'compare':
      return compared(report)
    case 'from':
      return foreseen(report)
    case 'book':
      return told(report)
  }
}

/** A figure as people write it. */
type Write = (value: number, language: Language) => string

const percent: Write = (value, language) => `${numberIn(language, 100 * value)}\u00a0%`
const points: Write = (value, language) => signedIn(language, 100 * value)
const times: Write = (value, language) => numberIn(language, value, 2)

function limits({ interval }: Estimate, write: Write): Text {
  if (interval === null) return say('answer-tooFew')
  const { low, high } = interval
  return say('answer-between', {
    low: inEach((language) => write(low, language)),
    high: inEach((language) => write(high, language)),
  })
}

/** A figure with its limits. */
function found(estimate: Estimate, write: Write, language: Language): string {
  return `${write(estimate.value, language)} ${inLanguage(limits(estimate, write), language)}`
}

/** A value of a measure, as people read it; `signed`: of a difference, with its sign and unit. */
function writer({ measure }: Comparison, signed: boolean): Write {
  const isLength = measure === 'length'
  const isShare = !signed && (measure === 'ended' || measure === 'winner')
  if (isShare) return percent
  return (value, language) => {
    const number = isLength ? value : 100 * value
    const written = signed || measure === 'first' ? signedIn(language, number) : numberIn(language, number)
    return inLanguage(say(isLength ? 'answer-rounds' : 'answer-points', { value: written }), language)
  }
}

function minutesIn(language: Language, value: number): string {
  return numberIn(language, Math.round(value))
}

function named({ name }: SideReport): Text {
  return say('answer-named', { name })
}

/** Several things that are told, one after the other. */
function joined(all: readonly Text[], between: string): Text {
  return inEach((language) => all.map((one) => inLanguage(one, language)).join(between))
}

/** Sides of tables of one size against the first; those of different sizes each by itself. */
function compared(report: Comparison): Text {
  const [base] = report.sides
  const { games, measure } = report
  const differences = report.differences.filter((one) => one.measure === measure)
  if (differences.length === 0 || base === undefined) return say('answer-nothing', { games })
  const what = MEASURE_NAMES[measure]
  if (report.sides.some(({ winners }) => winners.length !== base.winners.length)) return eachSide(report, what)
  const all = differences.map((one) => toldOf(one, report))
  const against = say('answer-against', { base: named(base), measure: what, found: joined(all, '; '), games })
  const answer = measure === 'length' ? joined([against, paceOf(report)], ' ') : against
  const idle = report.sides.flatMap((side) => side.idle.map((text) => idleOf(side, text)))
  return idle.length === 0 ? answer : joined([answer, ...idle], ' ')
}

/** What does nothing in the rules of a side. */
function idleOf(side: SideReport, text: Text): Text {
  return inEach((language) => `${inLanguage(named(side), language)} – ${inLanguage(text, language)}`)
}

function toldOf(difference: Difference, report: Comparison): Text {
  const write = writer(report, true)
  const side = report.sides[difference.side]
  const { interval } = difference
  const isOpen = interval === null || (interval.low <= 0 && interval.high >= 0)
  const one = inEach((language) => {
    const name = side === undefined ? '' : inLanguage(named(side), language)
    const told = `${name} ${found(difference, write, language)}`
    if (difference.minutes === null) return told
    const minutes = signedIn(language, difference.minutes.value)
    return inLanguage(say('answer-inMinutes', { told, minutes }), language)
  })
  return isOpen ? say('answer-open', { told: one }) : one
}

/** By what minutes are reckoned. */
function paceOf({ pace }: Comparison): Text {
  return say('answer-pace', { throw: pace.throw, decision: pace.decision })
}

function eachSide(report: Comparison, what: Text): Text {
  const write = writer(report, false)
  return inEach((language) => {
    const all = report.sides.map((side) => {
      const estimate = side.measures[report.measure]
      return estimate === null
        ? inLanguage(named(side), language)
        : `${inLanguage(side.name, language)} ${found(estimate, write, language)}`
    })
    const [name, each] = [inLanguage(what, language), inLanguage(say('answer-each', { games: report.games }), language)]
    const first = name.charAt(0).toLocaleUpperCase(language)
    return `${inLanguage(say('rule-answered', { question: first + name.slice(1), answer: all.join('; ') }), language)}; ${each}.`
  })
}

function foreseen({ ways, ask, seat, trade, games, names }: FromReport): Text {
  const played = say('answer-played', { games })
  const place = (at: number, language: Language) => seatName(at, names, language)
  if (ask === 'trade' && trade !== null) {
    const changes = inEach((language) =>
      [trade.from, trade.to]
        .map((at) => {
          const change = ways[1]?.changes?.[at]
          return change ? `${place(at, language)} ${found(change, points, language)}` : place(at, language)
        })
        .join(', '),
    )
    return say('answer-deal', { changes, played })
  }
  const chances = inEach((language) =>
    (ways[0]?.chances ?? []).map((one, at) => `${place(at, language)} ${found(one, percent, language)}`).join(', '),
  )
  const lead = say('answer-winner', { chances, played })
  if (ask !== 'whatIf' || seat < 0) return lead
  return joined([say('answer-decides', { who: seatText(seat, names) }), ranked(ways, seat), lead], ' ')
}

/** Ways that may be the best and are named. */
const MOST_NAMED = 3

/**
 * Which way is the best for a player, or how wide the limits still are: the best is among those whose upper limit lies
 * above all lower ones, since all limits hold together (Hsu, "Multiple Comparisons", 1996, chapter 4).
 */
function ranked(ways: FromReport['ways'], seat: number): Text {
  const all = ways.flatMap(({ label, changes }) => {
    const change = changes?.[seat]
    return change?.interval ? [{ label, change, ...change.interval }] : []
  })
  const highest = Math.max(...all.map(({ low }) => low))
  const left = all.filter(({ high }) => high >= highest).sort((a, b) => b.change.value - a.change.value)
  const [best] = left
  if (best === undefined) return inEach(() => '')
  if (left.length === 1)
    return inEach((language) => {
      const change = found(best.change, points, language)
      return inLanguage(say('answer-best', { what: best.label, change }), language)
    })
  const width = Math.max(...left.map(({ low, high }) => (high - low) / 2))
  const wide = (language: Language) => numberIn(language, 100 * width)
  const names = joined(
    left.map(({ label }) => label),
    '; ',
  )
  return inEach((language) =>
    inLanguage(
      left.length > MOST_NAMED
        ? say('answer-tooEarly', { points: wide(language), left: left.length, all: all.length })
        : say('answer-oneOf', { points: wide(language), names }),
      language,
    ),
  )
}

function told(report: AboutReport): Text {
  const { styles, games, turnOrder } = report
  if (report.asked.length > 0) return groupsTold(report)
  const side = styles.sides[0]
  const median = side?.rounds.median?.value
  const ended = side?.measures.ended?.value ?? 0
  return say('answer-book', {
    minutes: inEach((language) => (side === undefined ? '–' : minutesIn(language, side.minutes.value))),
    throw: styles.pace.throw,
    decision: styles.pace.decision,
    rounds: `${median ?? '–'}`,
    ended: inEach((language) => percent(ended, language)),
    first: inEach((language) => percent(turnOrder[0]?.share ?? 0, language)),
    games,
  })
}

/** What the groups that were asked for are worth. */
function groupsTold({ asked, groups, games }: AboutReport): Text {
  const all = asked.map(({ group, name }) => {
    const one = groups.find((other) => other.group === group)
    const value = one?.ratio ?? null
    const interval = one?.ratioInterval ?? null
    return inEach((language) => {
      const told = value === null ? '–' : found({ value, interval }, times, language)
      return `${inLanguage(name, language)} ${told}`
    })
  })
  return say('answer-groups', { found: joined(all, '; '), games })
}
