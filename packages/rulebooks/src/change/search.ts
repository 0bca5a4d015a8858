import type { BookDef } from '@hausregeln/engine'
import { bookFaults } from '@hausregeln/engine/kit/book/book-faults.ts'
import { wordsOf } from '@hausregeln/engine/kit/book/lexicon.ts'
import { settleNumbers } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { houseChapters } from '../house/chapters.ts'
import { type BookChange, CHANGE_PARTS, keyOf, type Step, stepText, withStep } from './change.ts'
import { conditionOf, type Unmet, unmetIn } from './conditions.ts'
import { laid } from './lay.ts'
import { type Shelf, type Sketch, shelfOf } from './sketch.ts'

/** A step that goes with a wish, and the condition that asked for it. */
export interface Added {
  readonly step: Step
  readonly why: Unmet
}

/** One way in which a wish can be played. */
export interface Found {
  /** The wish with all that goes with it: laid over the book it can be played as it stands. */
  readonly change: BookChange
  readonly added: readonly Added[]
}

/** How much a condition says of why there is no way, least first: see `Search.stuck`. */
const [FAULT, BETWEEN, WISHED, STUCK_FAULT, FIRST, STUCK, ASIDE] = [0, 1, 2, 3, 4, 5, Number.POSITIVE_INFINITY]

/** No wish is followed further, in steps and in looks at what they lead to: nobody would wait, or want it. */
const MOST_STEPS = 30
const MOST_LOOKS = 4000

/** A change on the way, as far as it has been looked at. */
interface Looked {
  readonly unmet: readonly Unmet[]
  /** The whole change, where nothing is unmet. */
  readonly whole: BookChange | null
}

/**
 * All ways in which a wish can be played with the fewest further steps. A condition that is not met names the steps of
 * which one must be taken, whatever else is: so following each of them, for the condition that leaves the least choice,
 * misses nothing. What conditions without a common step need at least, each one of its own, says early where there is no
 * way of so few steps; then as few more are allowed as any of them needs (iterative deepening).
 */
export class Search {
  readonly found: Found[] = []
  /** Why there is no way, as far as it has been seen: what tells people most. */
  stuck: Unmet | null = null
  #rank = Number.POSITIVE_INFINITY
  looks = 0
  readonly #base: BookDef
  readonly #wish: BookChange
  readonly #shelf: Shelf
  readonly #known = new Map<string, Looked>()
  #most = 0
  /** How many steps the next round must allow. */
  #next = Number.POSITIVE_INFINITY

  constructor(base: BookDef, wish: BookChange) {
    this.#base = base
    this.#wish = wish
    this.#shelf = shelfOf(base)
  }

  /** `firm`: what of the wish stays whatever happens, by key. `mostSteps`: no further ones are looked for. */
  run(firm: ReadonlySet<string>, mostSteps = MOST_STEPS): this {
    while (this.#most <= mostSteps && this.looks < MOST_LOOKS) {
      this.#next = Number.POSITIVE_INFINITY
      this.#follow(this.#wish, [], firm, new Set())
      if (this.found.length > 0) break
      this.#most = this.#next
    }
    return this
  }

  /** `closed`: what is settled, by key; `shut`: steps whose ways have been followed already. */
  #follow(change: BookChange, added: readonly Added[], closed: ReadonlySet<string>, shut: ReadonlySet<string>): void {
    if (++this.looks > MOST_LOOKS) return
    const { unmet, whole } = this.#look(change, added)
    for (const one of unmet) this.#tell(one, added.length > 0 ? this.#rankOf(one) : this.#firstRank(one))
    if (whole !== null) {
      this.found.push({ change: whole, added })
      return
    }
    const isOpen = (step: Step) => !closed.has(keyOf(step)) && !shut.has(stepText(step)) && this.#isStep(step)
    const ways = unmet.map((why) => ({ why, steps: why.steps.filter(isOpen) }))
    ways.sort((a, b) => a.steps.length - b.steps.length)
    const [first] = ways
    if (first === undefined || first.steps.length === 0)
      return this.#tell(first?.why, first?.why.fault ? STUCK_FAULT : STUCK)
    const needed = added.length + apart(ways)
    if (needed > this.#most) {
      this.#next = Math.min(this.#next, needed)
      return
    }
    const followed = new Set(shut)
    for (const step of first.steps) {
      const settled = new Set([...closed, keyOf(step)])
      this.#follow(withStep(change, this.#base, step), [...added, { step, why: first.why }], settled, new Set(followed))
      followed.add(stepText(step))
    }
  }

  /** Only what the wish says can be left unsaid. */
  #isStep({ part, name, value }: Step): boolean {
    return value !== null || Object.hasOwn(this.#wish[part], name)
  }

  #tell(why: Unmet | undefined, rank: number): void {
    if (why === undefined || rank >= this.#rank) return
    this.stuck = why
    this.#rank = rank
  }

  #firstRank(one: Unmet): number {
    return one.fault === null ? Math.min(FIRST, this.#rankOf(one)) : FAULT
  }

  /** What two wishes, or a wish and a chapter, ask of each other says more than where a search has ended. */
  #rankOf({ of, asks }: Unmet): number {
    const [asked = ''] = asks.replace(/^!/, '').split('=')
    if (!this.#isWished(asked)) return ASIDE
    return this.#isWished(of.split('=')[0] ?? '') ? BETWEEN : WISHED
  }

  #isWished(name: string): boolean {
    return CHANGE_PARTS.some((part) => Object.hasOwn(this.#wish[part], name))
  }

  #look(change: BookChange, added: readonly Added[]): Looked {
    const key = added
      .map(({ step }) => stepText(step))
      .sort()
      .join()
    const known = this.#known.get(key) ?? this.#lookAt(change)
    this.#known.set(key, known)
    return known
  }

  #lookAt(change: BookChange): Looked {
    const sketch = this.#shelf.sketch(change)
    const unmet = unmetIn(this.#shelf, sketch)
    if (unmet.length > 0) return { unmet, whole: null }
    const whole = this.#whole(change, sketch)
    const faults = bookFaults(withoutParagraphs(laid(this.#base, whole)))
    if (faults.length === 0) return { unmet, whole }
    return { unmet: faults.map((fault) => conditionOf(this.#shelf, sketch, fault)), whole: null }
  }

  /**
   * A change with what need not be wished: questions that are open anew are answered as before, numbers that have come
   * begin as their chapters propose, and what nobody asks is not said. Chapters have one order, however they were found.
   */
  #whole({ choices, chapters, ...change }: BookChange, sketch: Sketch): BookChange {
    const asked = Object.entries(choices).filter(([policy]) => this.#shelf.isAsked(policy, sketch.chapters))
    const unsaid = this.#shelf.answered(sketch).unsaid.map(({ policy, id }) => [policy, id])
    const wished = Object.keys(this.#wish.chapters)
    const rest = [...houseChapters.keys()].filter((name) => !wished.includes(name))
    const inOrder = [...wished, ...rest].flatMap((name) => (name in chapters ? [[name, chapters[name]]] : []))
    const whole = {
      ...change,
      choices: Object.fromEntries([...asked, ...unsaid]),
      chapters: Object.fromEntries(inOrder),
    }
    return this.#withNumbers(whole)
  }

  #withNumbers(change: BookChange): BookChange {
    const def = laid(this.#base, change)
    const given: object = def.numbers
    const firsts = settleNumbers(def).faults.flatMap(({ remedies = [] }) =>
      remedies.slice(0, 1).filter(({ part, name }) => part === 'numbers' && !Object.hasOwn(given, name)),
    )
    return firsts.reduce((so, first) => withStep(so, this.#base, first), change)
  }
}

/** Of how many conditions no two have a step in common: each takes a step of its own. */
function apart(ways: readonly { readonly steps: readonly Step[] }[]): number {
  const taken = new Set<string>()
  let count = 0
  for (const { steps } of ways) {
    const keys = steps.map(stepText)
    if (keys.some((key) => taken.has(key))) continue
    for (const key of keys) taken.add(key)
    count++
  }
  return count
}

/** A definition whose paragraphs nobody need look at: they are written when all else is settled. */
function withoutParagraphs(def: BookDef): BookDef {
  const slots = wordsOf(def.chapters).slots
  const rules = new Set(def.options.map(({ rule }) => rule))
  const text = { title: def.title, house: def.title }
  const ruleTexts = Object.fromEntries([...rules, 'H-1'].map((rule) => [rule, text]))
  return { ...def, ruleTexts, paragraphs: { 'H-1': slots } }
}
