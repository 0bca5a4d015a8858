import { PART_KINDS, type Rulebook, type Text } from '@hausregeln/engine'
import { text } from '@hausregeln/engine/core/text.ts'
import { introduction as classicIntroduction } from '../classic/introduction.ts'
import { introduction as euronopoly } from '../euronopoly/introduction.ts'
import { introduction as exchange } from '../exchange/introduction.ts'
import { classic } from '../index.ts'
import { LESSON_IDS } from '../lesson/files/index.ts'
import { filled } from '../paragraphs/fill.ts'
import { groundOf } from '../paragraphs/ground.ts'
import { introduction as simplified } from '../simplified/introduction.ts'
import { introduction as stadium } from '../stadium/introduction.ts'
import { formatNumber, inEach, inLanguage, type Language } from '../texts/language.ts'
import type { Introduction } from './introduced.ts'
import { type Course, MEASURED } from './measured.ts'
import type { ToldIntroduction } from './told.ts'

export type { ToldIntroduction } from './told.ts'

const INTRODUCTIONS: Readonly<Record<string, Introduction>> = {
  classic: classicIntroduction,
  stadium,
  simplified,
  exchange,
  euronopoly,
}

/** What is the same in all introductions. */
export const COMMON = {
  for: text('introduction-for'),
  long: text('introduction-long'),
  hard: text('introduction-hard'),
  length: text('introduction-length'),
  moves: text('introduction-moves'),
  pace: text('introduction-pace'),
  differs: text('introduction-differs'),
  classic: text('introduction-classic'),
  lesson: text('introduction-lesson'),
} as const

/** Words that people read in a minute. */
const READ_IN_A_MINUTE = 200

/** How a built-in rulebook introduces itself; undefined: it has no introduction. */
export function introductionOf(id: string): Introduction | undefined {
  return Object.hasOwn(INTRODUCTIONS, id) ? INTRODUCTIONS[id] : undefined
}

/** How games of a built-in rulebook go, in minutes as people say them: in fives. */
export function courseOf(id: string): Course | undefined {
  const course = Object.hasOwn(MEASURED.books, id) ? MEASURED.books[id] : undefined
  if (course === undefined) return undefined
  const [quarter, half, threeQuarters] = course.minutes
  return { ...course, minutes: [inFives(quarter), inFives(half), inFives(threeQuarters)] }
}

function inFives(minutes: number): number {
  return 5 * Math.round(minutes / 5)
}

/** The introduction of a built-in rulebook in a language whose words are there; null: it has none. */
export function tellIntroduction(rulebook: Rulebook, language: Language): ToldIntroduction | null {
  const { id } = rulebook.def
  const [found, course] = [introductionOf(id), courseOf(id)]
  if (found === undefined || course === undefined) return null
  const ground = groundOf(rulebook)
  const read = (one: Text) => inLanguage(filled(one, ground), language)
  const common = (key: keyof typeof COMMON, gaps: Readonly<Record<string, string | number>> = {}) => {
    const put = (words: string) => words.replace(/\{(\w+)\}/g, (_, name: string) => shown(gaps[name] ?? '', language))
    return inLanguage(
      inEach((one) => put(inLanguage(COMMON[key], one))),
      language,
    )
  }
  const [least, minutes, most] = course.minutes
  const { games, seats, pace } = MEASURED
  const reading = Math.ceil(wordsOf(rulebook, language) / READ_IN_A_MINUTE)
  return {
    line: read(found.line),
    special: read(found.special),
    facts: [
      { head: common('for'), says: read(found.forWhom) },
      { head: common('long'), says: common('length', { minutes, least, most }) },
      {
        head: common('hard'),
        says: inLanguage(
          inEach(() => `${read(found.hard)} ${common('moves', { moves: course.moves, minutes: reading })}`),
          language,
        ),
      },
    ],
    source: common('pace', { games, seats: seats.length, ...pace }),
    differs:
      rulebook === classic ? common('classic') : common('differs', { title: inLanguage(classic.title, language) }),
    lesson: LESSON_IDS.includes(id) ? common('lesson') : null,
    points: found.points.map((point) => ({ says: read(point.text), rules: point.rules })),
  }
}

function shown(value: string | number, language: Language): string {
  return typeof value === 'number' ? formatNumber(language, value) : value
}

/** How many words all paragraphs of a rulebook have. */
export function wordsOf({ ruleTexts }: Rulebook, language: Language): number {
  const said = Object.values(ruleTexts).flatMap((rule) => [
    rule.title,
    ...PART_KINDS.flatMap((kind) => rule[kind] ?? []),
  ])
  return said.reduce((sum, one) => sum + inLanguage(one, language).split(/\s+/).length, 0)
}
