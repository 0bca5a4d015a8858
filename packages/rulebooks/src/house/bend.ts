import {
  type Chapter,
  type Chosen,
  defineBook,
  differ,
  type Numbers,
  type PolicyName,
  type Rulebook,
  type Text,
} from '@hausregeln/engine'
import type { BookDef } from '@hausregeln/engine/kit/book/rulebook.ts'
import { offeredBy } from '@hausregeln/engine/kit/book/settle-choices.ts'
import { allChoices, houseChapters } from './chapters.ts'
import { withHouseParagraphs } from './paragraphs.ts'

/** In what a table's own rules differ from a rulebook. */
export interface HouseRules {
  readonly id?: string
  readonly version?: number
  readonly title?: Text
  readonly choose?: Chosen
  readonly numbers?: Numbers
  /** Chapters beside those of the rulebook, and those that it does without, by name. */
  readonly chapters?: readonly string[]
  readonly without?: readonly string[]
  /** A board of its own, and what it leaves to the table: all of it. */
  readonly board?: BookDef['board'] | undefined
  readonly options?: BookDef['options'] | undefined
}

/**
 * A rulebook with house rules: what these need beside themselves (chapters, other choices) is added, and the paragraphs
 * of all that differs are written. Throws `BookError` with all faults as sentences.
 */
export function bend(base: Rulebook, rules: HouseRules): Rulebook {
  return defineBook(withHouseParagraphs(bent(base.def, rules), base.def))
}

/**
 * The definition of a rulebook with house rules, as yet without their paragraphs. Throws `BookError` for a chapter that
 * is not there.
 */
export function bent(base: BookDef, rules: HouseRules): BookDef {
  const { id = `house-${base.id}`, version = 1, title = titleOf(base), numbers = {}, without = [] } = rules
  const kept = base.chapters.filter(({ name }) => !without.includes(name))
  const { chapters, choose } = complete(kept, base.choose, rules)
  const and = chapters.filter((chapter) => !kept.includes(chapter))
  const { board = base.board, options } = rules
  const own = { id, version, title, without, and, choose, numbers, board }
  return differ(base, options === undefined ? own : { ...own, options })
}

function titleOf({ title }: BookDef): Text {
  return { de: `${title.de}, mit Hausregeln`, en: `${title.en}, with house rules` }
}

/** The chapters and choices that house rules need beside themselves; of several choices the first that needs no chapter. */
function complete(kept: readonly Chapter[], before: Chosen, { choose = {}, chapters: more = [] }: HouseRules) {
  const chapters = new Map(kept.map((chapter) => [chapter.name, chapter]))
  const chosen: Record<string, string> = { ...choose }
  const needed: string[] = [...more]
  for (const [policy, id] of Object.entries(chosen)) needed.push(...neededBy(policy, id, chapters))
  for (let need = needed.shift(); need !== undefined; need = needed.shift()) {
    const [name = '', ids] = need.split('=')
    if (ids !== undefined) {
      const now = chosen[name] ?? before[name as PolicyName]
      const asks = ids.split('|')
      if (asks.includes(now ?? '') || choose[name as PolicyName] !== undefined) continue
      if (now === undefined && asks.some((id) => isUsual(name, id, [...chapters.values()]))) continue
      const id = asks.find((one) => isAtHand(name, one, chapters)) ?? ids
      chosen[name] = id
      needed.push(...neededBy(name, id, chapters))
    } else if (!name.split('|').some((one) => chapters.has(one))) {
      const chapter = houseChapters.get(name.split('|')[0] ?? name)
      if (chapter === undefined) continue
      chapters.set(chapter.name, chapter)
      needed.push(...(chapter.needs ?? []))
    }
  }
  return { chapters: [...chapters.values()], choose: chosen as Chosen }
}

/** What a choice needs, and the chapter that offers it if none of those at hand does. */
function neededBy(policy: string, id: string, chapters: ReadonlyMap<string, Chapter>): readonly string[] {
  const isIt = (one: { readonly policy: string; readonly id: string }) => one.policy === policy && one.id === id
  const found = allChoices.find(isIt)
  if (found === undefined) return []
  if (offeredBy([...chapters.values()]).some(isIt)) return found.needs
  const offering = [...houseChapters.values()].filter(({ choices = [] }) => choices.some(isIt))
  return offering.length === 1 ? [...offering.map(({ name }) => name), ...found.needs] : found.needs
}

/** Whether a choice needs no further chapter. */
function isAtHand(policy: string, id: string, chapters: ReadonlyMap<string, Chapter>): boolean {
  return neededBy(policy, id, chapters).every((need) => need.includes('=') || chapters.has(need))
}

/** Whether these chapters settle a policy so by themselves. */
function isUsual(policy: string, id: string, chapters: readonly Chapter[]): boolean {
  return offeredBy(chapters).some((one) => one.policy === policy && one.id === id && one.usual)
}
