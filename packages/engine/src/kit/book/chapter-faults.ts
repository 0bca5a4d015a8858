import type { Chapter } from '../../core/chapter.ts'
import { quoted } from './amounts.ts'
import type { BookDef } from './rulebook.ts'
import { coinOf } from './spaces.ts'

/** Chapters that claim the same, and the chapter that nothing goes without. */
export function chapterFaults({ chapters }: BookDef): string[] {
  const faults = [...claimedTwice(chapters), ...namedTwice(chapters)]
  if (!chapters.some((chapter) => chapter.actions?.some((action) => action.name === 'throw')))
    faults.push('No chapter says how a turn goes: "turn" is missing.')
  return faults
}

/** Chapters that do not go with the board's money. */
export function chipFaults({ chapters, board }: BookDef): string[] {
  const coin = coinOf(board)
  if (coin === 1) return []
  const inOnes = chapters.filter((chapter) => chapter.inOnes)
  return inOnes.map(({ name }) => `Chapter ${quoted(name)} deals in any amounts, and the smallest chip is ${coin}.`)
}

function namedTwice(chapters: readonly Chapter[]): string[] {
  const names = chapters.map(({ name }) => name)
  const twice = new Set(names.filter((name, at) => names.indexOf(name) !== at))
  return [...twice].map((name) => `Chapter ${quoted(name)} is chosen twice.`)
}

/** What two chapters claim, each with a rule of its own. The same rule may be in both. */
function claimedTwice(chapters: readonly Chapter[]): string[] {
  const claims = new Map<string, { readonly chapter: string; readonly rule: unknown }>()
  const faults: string[] = []
  const claim = (what: string, chapter: string, rule: unknown) => {
    const first = claims.get(what)
    if (first === undefined) claims.set(what, { chapter, rule })
    else if (first.rule !== rule)
      faults.push(`Chapters ${quoted(first.chapter)} and ${quoted(chapter)} both have ${what}.`)
  }
  for (const { name, frames = [], actions = [], matters = [], adjusts = [], section } of chapters) {
    if (section !== undefined) claim(`the section "${section.name}"`, name, section)
    for (const frame of frames) claim(`the frame "${frame.name}"`, name, frame)
    for (const action of actions) claim(`the action "${action.name}"`, name, action)
    for (const matter of matters) claim(`the open matter "${matter.name}"`, name, matter)
    for (const adjust of adjusts) claim(`the adjustment "${adjust.what}"`, name, adjust)
  }
  return faults
}
