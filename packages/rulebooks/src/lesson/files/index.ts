import type { LessonFile } from '../../file/schema/lesson.ts'

type Load = () => Promise<{ readonly default: object }>

/** The lessons of the house, by the rulebook: files as anybody could write them. Each is loaded when somebody wants it. */
const LESSONS: Readonly<Record<string, Load>> = {
  classic: () => import('./classic.json', { with: { type: 'json' } }),
  stadium: () => import('./stadium.json', { with: { type: 'json' } }),
  simplified: () => import('./simplified.json', { with: { type: 'json' } }),
  exchange: () => import('./exchange.json', { with: { type: 'json' } }),
  euronopoly: () => import('./euronopoly.json', { with: { type: 'json' } }),
}

/** The rulebooks that have a lesson. */
export const LESSON_IDS: readonly string[] = Object.keys(LESSONS)

/** The lesson of a built-in rulebook; undefined: it has none. */
export async function loadLesson(id: string): Promise<LessonFile | undefined> {
  if (!Object.hasOwn(LESSONS, id)) return undefined
  return (await LESSONS[id]?.())?.default as LessonFile | undefined
}
