import { BookError, type PolicyName, type Rulebook } from '@hausregeln/engine'
import { ExperimentError, rulebookFor } from '@hausregeln/lab/experiment/books.ts'
import { findRulebook, rulebooks } from '@hausregeln/rulebooks'
import { NO_CHANGE } from '@hausregeln/rulebooks/change/change.ts'
import { listsOf } from '@hausregeln/rulebooks/change/listed.ts'
import { changeOfText } from '@hausregeln/rulebooks/change/text.ts'
import { openBook } from '@hausregeln/rulebooks/file/index.ts'
import { bent } from '@hausregeln/rulebooks/house/bend.ts'
import { allChoices } from '@hausregeln/rulebooks/house/chapters.ts'
import { describe, expect, it } from 'vitest'
import { build, faultsIn, openedIn } from './build.ts'
import { newDraft } from './draft.ts'
import { withChoice } from './settle.ts'

/** Every answer of which rules speak. */
const CHOICES = [
  ...new Set(allChoices.filter(({ sentence }) => sentence.de !== '–').map(({ policy, id }) => `${policy}=${id}`)),
]

/** What came of a wish: the mark of the rules, or the sentence that says why there are none. */
type Answer = string

function answer(make: () => Rulebook): Answer {
  try {
    return make().book.identity()
  } catch (error) {
    if (error instanceof BookError) return error.found[0]?.en ?? ''
    if (error instanceof ExperimentError) return error.faults[0]?.en ?? ''
    throw error
  }
}

/** As a program bends a book. */
function bentBy(base: Rulebook, wish: string): Answer {
  const change = changeOfText(wish)
  if ('wrong' in change) throw new Error(`This is no wish: ${wish}`)
  return answer(() => bent(base, change))
}

/** As `lab compare --against` and the page's laboratory play it. */
function inLaboratory({ book }: Rulebook, wish: string): Answer {
  const { with: chapters, ...said } = listsOf(changeIn(wish))
  return answer(() => rulebookFor({ book: book.id, ...said, chapters }, findRulebook, []))
}

/** As a file says it, whether the page, the command line or the server reads it. */
function inFile({ book }: Rulebook, wish: string): Answer {
  const head = { format: 1, id: 'own-rules', version: 1, title: 'Own', extends: book.id }
  const read = openBook({ ...head, ...listsOf(changeIn(wish)) }, findRulebook)
  return read.faults ? (read.faults[0]?.en ?? '') : read.value.rulebook.book.identity()
}

/** As somebody wishes for it in the workshop, one choice after the other. */
function inWorkshop(rulebook: Rulebook, wish: string): Answer {
  const source = { rulebook, file: null }
  const first = newDraft({ kind: 'house', id: rulebook.book.id })
  const draft = Object.entries(changeIn(wish).choices).reduce(
    (so, [policy, id]) => withChoice(so, source, policy as PolicyName, id),
    first,
  )
  const built = build(draft, source, findRulebook)
  return openedIn(built)?.rulebook.book.identity() ?? faultsIn(built)[0]?.en ?? ''
}

function changeIn(wish: string) {
  const change = changeOfText(wish)
  return 'wrong' in change ? NO_CHANGE : change
}

const books = rulebooks.map((rulebook) => [rulebook.book.id, rulebook] as const)

describe('the same wish comes to the same rules, or is refused with the same sentence', () => {
  it.each(books)('of "%s": every single choice, as a file, in the workshop, in the laboratory', (_, rulebook) => {
    const kinds = { settled: 0, refused: 0 }
    for (const wish of CHOICES) {
      const here = bentBy(rulebook, wish)
      expect(inFile(rulebook, wish), wish).toBe(here)
      expect(inLaboratory(rulebook, wish), wish).toBe(here)
      expect(inWorkshop(rulebook, wish), wish).toBe(here)
      kinds[here.includes(' ') ? 'refused' : 'settled']++
    }
    expect(kinds.settled + kinds.refused).toBe(CHOICES.length)
    expect(kinds.settled).toBeGreaterThan(110)
  })
})
