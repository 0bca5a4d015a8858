import type { AnyChoice, BookFault } from '@hausregeln/engine'
import { type Step, stepText } from './change.ts'
import type { Answers, Shelf, Sketch } from './sketch.ts'

/**
 * A condition that a book does not meet: of a chapter or a choice that it has (`purchase`, `jail=rollOut`), or what was
 * found out about the whole of it. Whatever changes the book so that it is met takes at least one of these steps.
 */
export interface Unmet {
  readonly of: string
  /** `turn`, `jail=rollOut|sitOut`: needed; `!trade`: in the way; `declined?`: open, `gifts?`: asked by nobody. */
  readonly asks: string
  readonly steps: readonly Step[]
  /** The fault of the whole book, where no chapter has declared the condition. */
  readonly fault: BookFault | null
}

/** All conditions of its chapters and choices that a sketch does not meet, in their order. */
export function unmetIn(shelf: Shelf, sketch: Sketch): readonly Unmet[] {
  const look = new Look(shelf, sketch)
  for (const name of sketch.chapters) look.chapter(name)
  look.choices()
  look.open()
  look.idle()
  return look.unmet
}

/** A fault of the whole book as a condition: beside what would settle it, whatever it speaks of may be otherwise. */
export function conditionOf(shelf: Shelf, sketch: Sketch, fault: BookFault): Unmet {
  const look = new Look(shelf, sketch)
  const steps = [...(fault.remedies ?? []), ...look.about(fault)]
  return { of: '', asks: fault.at.join('.'), steps: distinct(steps), fault }
}

/** One look at a sketch. */
class Look {
  readonly unmet: Unmet[] = []
  readonly #shelf: Shelf
  readonly #has: ReadonlySet<string>
  readonly #sketch: Sketch
  readonly #answers: Answers

  constructor(shelf: Shelf, sketch: Sketch) {
    this.#shelf = shelf
    this.#sketch = sketch
    this.#has = sketch.chapters
    this.#answers = shelf.answered(sketch)
  }

  #add(of: string, asks: string, steps: readonly Step[]): void {
    this.unmet.push({ of, asks, steps: distinct(steps), fault: null })
  }

  chapter(name: string): void {
    const { needs = [], clashes = [] } = this.#shelf.chapter(name) ?? {}
    for (const need of needs) this.#need(name, need, () => [goes(name)])
    for (const other of clashes) if (this.#has.has(other)) this.#add(name, `!${other}`, [goes(name), goes(other)])
  }

  choices(): void {
    for (const one of this.#answers.settled.values())
      for (const need of one.needs) this.#need(`${one.policy}=${one.id}`, need, () => this.#otherwise(one))
  }

  /** `without`: by which steps nobody would need it. */
  #need(of: string, need: string, without: () => readonly Step[]): void {
    const [name = '', ids] = need.split('=')
    if (ids === undefined) {
      const able = name.split('|')
      if (!able.some((one) => this.#has.has(one))) this.#add(of, need, [...able.map(comes), ...without()])
      return
    }
    const wanted = ids.split('|')
    const answer = this.#answers.settled.get(name)
    if (answer !== undefined ? wanted.includes(answer.id) : this.#answers.open.includes(name)) return
    this.#add(of, need, [...this.#towards(name, wanted), ...without()])
  }

  /** Steps by one of which a question comes to be answered in one of these ways. */
  #towards(policy: string, wanted: readonly string[]): readonly Step[] {
    if (!this.#shelf.isAsked(policy, this.#has)) return this.#shelf.askers(policy).map(comes)
    const isWanted = ({ id }: AnyChoice) => wanted.includes(id)
    return [...wanted.map((id) => chosen(policy, id)), ...this.#silently(policy, isWanted)]
  }

  /** Steps by one of which a question is answered otherwise, or is asked no more. */
  #otherwise({ policy, id }: AnyChoice): readonly Step[] {
    const isOther = (one: AnyChoice) => one.id !== id
    const offering = this.#shelf.offering((one) => one.policy === policy && one.id === id)
    return [
      ...this.#shelf
        .choices(policy)
        .filter(isOther)
        .map((one) => chosen(policy, one.id)),
      ...this.#silently(policy, isOther),
      ...this.#present([...this.#shelf.askers(policy), ...offering]).map(goes),
    ]
  }

  /** Steps by which a question of which nothing is said comes to be answered so: as is usual with its chapters. */
  #silently(policy: string, is: (one: AnyChoice) => boolean): readonly Step[] {
    if (this.#sketch.choose[policy] !== undefined) return [chosen(policy, null)]
    const usual = this.#shelf.offering((one) => one.policy === policy && one.usual)
    const coming = this.#shelf.offering((one) => one.policy === policy && one.usual && is(one))
    return [...coming.filter((name) => !this.#has.has(name)).map(comes), ...this.#present(usual).map(goes)]
  }

  #present(names: readonly string[]): readonly string[] {
    return names.filter((name) => this.#has.has(name))
  }

  /** Questions that are open: several chapters answer them, none does, or none as the book says. */
  open(): void {
    for (const policy of this.#answers.open) {
      const said = this.#sketch.choose[policy]
      const others = this.#shelf.choices(policy).filter(({ id }) => id !== said)
      const offering = this.#shelf.offering((one) => one.policy === policy && one.id === said)
      this.#add(said === undefined ? '' : `${policy}=${said}`, `${policy}?`, [
        ...others.map(({ id }) => chosen(policy, id)),
        ...offering.map(comes),
        ...this.#silently(policy, () => true),
        ...this.#present(this.#shelf.askers(policy)).map(goes),
      ])
    }
  }

  /** What is said though nobody asks, unless it is so where nobody asks. */
  idle(): void {
    for (const [policy, id] of Object.entries(this.#sketch.choose))
      if (!this.#shelf.isAsked(policy, this.#has) && !this.#shelf.isIdle(policy, id))
        this.#add(`${policy}=${id}`, `${policy}?`, [chosen(policy, null), ...this.#shelf.askers(policy).map(comes)])
    for (const name of this.#sketch.numbers) {
      const having = this.#shelf.withNumber(name)
      if (having === null || this.#present(having).length > 0) continue
      this.#add(name, `${name}?`, [{ part: 'numbers', name, value: null }, ...having.map(comes)])
    }
  }

  /** Steps by which what a fault speaks of would be otherwise. */
  about({ at: [part, name], names = [] }: BookFault): readonly Step[] {
    const answer = part === 'choices' ? this.#answers.settled.get(`${name}`) : undefined
    const having = part === 'numbers' ? (this.#shelf.withNumber(`${name}`) ?? []) : []
    const mentioned = names.flatMap((one): readonly Step[] => {
      if (one.kind === 'chapter') return [this.#has.has(one.name) ? goes(one.name) : comes(one.name)]
      if (one.kind === 'effect') return this.#carrying(one.name)
      return one.kind === 'kind' ? this.#serving(one.name) : []
    })
    return [...(answer === undefined ? [] : this.#otherwise(answer)), ...this.#present(having).map(goes), ...mentioned]
  }

  #carrying(effect: string): readonly Step[] {
    return this.#shelf.chaptersThat(({ effects = {} }) => effect in effects).map(comes)
  }

  /** Of a kind of space: who knows it, and who says what happens there. */
  #serving(kind: string): readonly Step[] {
    const isIts = (one: { readonly space: string | null; readonly serves: string | null }) =>
      one.space === kind || one.serves === kind
    const knowing = this.#shelf.chaptersThat(({ policies = {} }) => Object.values(policies).some(isIts))
    const asked = knowing.flatMap((chapter) => Object.entries(this.#shelf.chapter(chapter)?.policies ?? {}))
    const answers = asked.flatMap(([policy, one]) => (isIts(one) ? this.#shelf.choices(policy) : []))
    return [...knowing.map(comes), ...answers.map(({ policy, id }) => chosen(policy, id))]
  }
}

function comes(name: string): Step {
  return { part: 'chapters', name, value: true }
}

function goes(name: string): Step {
  return { part: 'chapters', name, value: false }
}

function chosen(policy: string, id: string | null): Step {
  return { part: 'choices', name: policy, value: id }
}

function distinct(steps: readonly Step[]): readonly Step[] {
  return [...new Map(steps.map((step) => [stepText(step), step])).values()]
}
