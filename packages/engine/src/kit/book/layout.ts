import type { MatterRule, OptionDef } from '../../core/book.ts'
import { Layout } from '../../core/state/layout.ts'
import type { Spec } from '../../core/state/section.ts'
import type { Chapter } from './chapter.ts'
import { placesOf } from './lexicon.ts'
import { oncePerTwo } from './once.ts'

/** Lays out what every game has and the sections of the chapters. Throws for two of one name. */
export const layoutOf = oncePerTwo((chapters: readonly Chapter[], options: readonly OptionDef[]): Layout => {
  const specs = new Map<string, Spec>()
  for (const { section } of chapters) {
    if (section === undefined) continue
    const other = specs.get(section.name) ?? section
    if (other !== section) throw new Error(`two chapters keep different things under the name "${section.name}"`)
    specs.set(section.name, section)
  }
  const matters = chapters.flatMap((chapter) => (chapter.matters ?? []).map(({ name }) => name))
  return new Layout([...specs.values()], placesOf(options), matters)
})

/** A bit of `State.open` for each kind of open matter, and those that keep a player who is about to leave. */
export function openBitsOf(matters: readonly MatterRule[]) {
  const openBits = Object.fromEntries(matters.map(({ name }, index) => [name, 1 << index]))
  const holding = matters.reduce((bits, { holds }, index) => (holds === true ? bits | (1 << index) : bits), 0)
  return { openBits, holding }
}
