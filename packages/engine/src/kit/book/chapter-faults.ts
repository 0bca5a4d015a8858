import type { Chapter } from './chapter.ts'
import { type BookFault, chapterRemedy, fault, mention, type Remedy } from './fault.ts'
import { oncePer } from './once.ts'
import { quoted } from './quoted.ts'
import type { BookDef } from './rulebook.ts'
import { say } from './say.ts'
import { coinOf } from './spaces.ts'

/** Chapters that claim the same, and the chapter that nothing goes without. */
export const chapterFaults = oncePer((chapters: BookDef['chapters']): readonly BookFault[] => {
  const faults = [...claimedTwice(chapters), ...namedTwice(chapters)]
  if (!chapters.some((chapter) => chapter.actions?.some((action) => action.name === 'throw')))
    faults.push(
      fault(['chapters'], say('noTurn'), {
        names: [mention('chapter', 'turn')],
        remedies: [chapterRemedy('turn', true)],
      }),
    )
  return faults
})

const SMALL_CHIP: Remedy = { part: 'board', name: 'chips', value: 1 }

/** Chapters that do not go with the board's money. */
export function chipFaults({ chapters, board }: BookDef): BookFault[] {
  const coin = coinOf(board)
  if (coin === 1) return []
  return chapters.flatMap(({ name, inOnes }, at) =>
    inOnes
      ? [
          fault(['chapters', at], say('inOnes', { name: quoted(name), coin }), {
            names: [mention('chapter', name)],
            remedies: [SMALL_CHIP, chapterRemedy(name, false)],
          }),
        ]
      : [],
  )
}

function namedTwice(chapters: readonly Chapter[]): BookFault[] {
  const names = chapters.map(({ name }) => name)
  const twice = new Set(names.filter((name, at) => names.indexOf(name) !== at))
  return [...twice].map((name) =>
    fault(['chapters', names.lastIndexOf(name)], say('chapterTwice', { name: quoted(name) }), {
      names: [mention('chapter', name)],
    }),
  )
}

type Claim = 'section' | 'frame' | 'stage' | 'action' | 'matter' | 'adjustment' | 'policy'

/** What two chapters claim, each with a rule of its own. The same rule may be in both; those that clash are told as such. */
function claimedTwice(chapters: readonly Chapter[]): BookFault[] {
  const claims = new Map<string, { readonly chapter: string; readonly rule: unknown }>()
  const clashes = new Set(
    chapters.flatMap(({ name, clashes = [] }) => clashes.flatMap((other) => [`${name} ${other}`, `${other} ${name}`])),
  )
  const faults: BookFault[] = []
  const claim = (kind: Claim, word: string, chapter: string, rule: unknown) => {
    const what = `${kind} ${word}`
    const first = claims.get(what)
    if (first === undefined) claims.set(what, { chapter, rule })
    else if (first.rule !== rule && !clashes.has(`${first.chapter} ${chapter}`)) {
      const [one, other] = [quoted(first.chapter), quoted(chapter)]
      faults.push(
        fault(['chapters'], say('claimedTwice', { kind, one, two: other, name: `"${word}"` }), {
          names: [first.chapter, chapter].map((name) => mention('chapter', name)),
          remedies: [first.chapter, chapter].map((name) => chapterRemedy(name, false)),
        }),
      )
    }
  }
  for (const chapter of chapters) {
    const { name, frames = [], stages = {}, actions = [], matters = [], adjusts = [], policies = {}, section } = chapter
    if (section !== undefined) claim('section', section.name, name, section)
    for (const frame of frames) claim('frame', frame.name, name, frame)
    for (const stage of Object.values(stages)) claim('stage', String(stage), name, chapter)
    for (const action of actions) claim('action', action.name, name, action)
    for (const matter of matters) claim('matter', matter.name, name, matter)
    for (const adjust of adjusts) claim('adjustment', adjust.what, name, adjust)
    for (const [policy, asked] of Object.entries(policies)) claim('policy', policy, name, asked)
  }
  return faults
}
