import type { BookDef, Choice, PolicyName, RuleText, Slot } from '@hausregeln/engine'
import type { Settled } from '@hausregeln/engine/core/choice.ts'
import { wordsOf } from '@hausregeln/engine/kit/book/lexicon.ts'
import { THEMES, themeOf } from '@hausregeln/engine/kit/book/themes.ts'
import { arisesIn, askedOf } from '../asked.ts'
import { joined } from '../paragraphs/fill.ts'
import { chapterName } from './names.ts'
import { filledText } from './words.ts'
import { choiceText, IDLE, type Telling, type Written } from './written.ts'

const PREFIX = 'H'

/** Numbers of paragraphs that nobody has taken: `H-1`, `H-2` … */
export function freeIds(ruleTexts: BookDef['ruleTexts']): () => string {
  let last = 0
  return () => {
    do last++
    while (Object.hasOwn(ruleTexts, `${PREFIX}-${last}`))
    return `${PREFIX}-${last}`
  }
}

interface Stands {
  /** Paragraphs of which no sentence stands. */
  readonly fallen: ReadonlySet<string>
  /** What sentences rest on that stand: they tell it. */
  readonly standing: ReadonlySet<string>
}

/**
 * The paragraphs of a definition while house rules are laid behind them; each slot stands in one, the first that asks.
 */
export class HousePages {
  readonly #def: BookDef
  readonly #known: ReadonlySet<string>
  readonly #said: ReadonlySet<Slot>
  readonly #fallen: ReadonlySet<string>
  readonly #standing: ReadonlySet<string>
  readonly #nextId: () => string
  readonly #ruleTexts: Record<string, RuleText>
  readonly #laid: Record<string, readonly Slot[]> = {}
  /** By slot: the paragraph that has taken it; of what an author has written their own. */
  readonly #taken = new Map<Slot, string>()

  /** `said`: slots of what an author has written about. */
  constructor(def: BookDef, said: ReadonlySet<Slot>, { fallen, standing }: Stands) {
    this.#def = def
    this.#fallen = fallen
    this.#standing = standing
    this.#said = said
    this.#known = new Set(wordsOf(def.chapters).slots)
    this.#nextId = freeIds(def.ruleTexts)
    this.#ruleTexts = { ...def.ruleTexts }
    for (const [rule, slots] of Object.entries(def.paragraphs))
      for (const slot of slots) if (said.has(slot)) this.#taken.set(slot, rule)
  }

  /**
   * Lays paragraphs that come before those of the rulebook. What an author has written about is told there, also what is
   * `failing`: otherwise than a sentence says. `extending`: the rulebook extends another, so that also is told what no
   * slot stands for.
   */
  written(all: readonly Written[], extending: boolean, failing: ReadonlySet<string>): this {
    const fallen = Object.entries(this.#def.paragraphs).flatMap(([rule, slots]) =>
      this.#fallen.has(rule) ? slots : [],
    )
    for (const written of all) {
      const one = written.again ? { ...written, slots: written.slots.filter((slot) => fallen.includes(slot)) } : written
      const its = one.slots.filter((slot) => this.#said.has(slot))
      const isNew = one.slots.some((slot) => this.#known.has(slot) && !this.#said.has(slot))
      const isFailing = one.tells.some((name) => failing.has(name))
      if (isNew || (its.length === 0 && (extending || isFailing))) this.#lay(one)
      else if (isFailing) this.#toldBy(its, one)
    }
    return this
  }

  /**
   * Lays paragraphs for chapters that no other speaks of, those without a theme last, or, of those by which anything can happen, only one that has
   * fallen: their gist, or what is chosen by them and told nowhere else. Where all of it is, a house rule that tells some
   * of it is cited.
   */
  chapters(settled: Settled, told: Telling): this {
    const standing = Object.entries(this.#def.paragraphs).filter(([rule]) => !this.#fallen.has(rule))
    const filled = new Set(standing.flatMap(([, slots]) => slots))
    const written = new Set(Object.values(this.#def.paragraphs).flat())
    const chosen: readonly Choice[] = Object.values(settled)
    const offered = new Set<string>(this.#def.options.map(({ id }) => id))
    const isPlayed = ({ last, option }: Choice) => !last && (option === null || offered.has(option))
    const asked = askedOf(this.#def, told.numbers, settled)
    const arises = (policy: PolicyName) => arisesIn({ def: this.#def, board: told.board, book: told }, policy)
    for (const chapter of this.#def.chapters.toSorted((one, other) => Number(!one.theme) - Number(!other.theme))) {
      const { name, theme, gist, more = [], slots, choices = [] } = chapter
      const title = chapterName(name) ?? chapter.title ?? THEMES[themeOf(theme)]
      const isIdle = !(chapter.arises?.(asked) ?? true)
      const spoken = isIdle ? written : filled
      const its = chosen.filter((one) => choices.some(({ policy, id }) => policy === one.policy && id === one.id))
      const cited = [...slots, ...its.flatMap((one) => one.slots)]
      const left = cited.filter((slot) => !spoken.has(slot) && !this.#taken.has(slot))
      if (left.length === 0) continue
      const said = its
        .filter(isPlayed)
        .flatMap((one) => choiceText(one, told).map(({ text }) => ({ policy: one.policy, text })))
      const untold = said.filter(
        ({ policy }) => arises(policy) && !this.#standing.has(policy) && this.#tellerOf([policy]) === undefined,
      )
      const teller = this.#tellerOf(said.map(({ policy }) => policy))
      if (gist === undefined && untold.length === 0 && teller !== undefined) {
        this.#take(teller, left)
        continue
      }
      const says = (untold.length > 0 ? untold : said).map(({ text }) => text)
      const whole = gist && [gist, ...more.flatMap((one) => (one.holds(asked) ? [one.text] : []))]
      const text = joined(whole ?? (says.length > 0 ? says : [filledText('name', { title })]))
      this.#lay({ title, text: isIdle ? joined([text, IDLE]) : text, slots: left, tells: [name] })
    }
    return this
  }

  /** The definition with them. */
  laid(): BookDef {
    const left = Object.entries(this.#def.paragraphs).map(([rule, slots]) => [
      rule,
      slots.filter((slot) => (this.#taken.get(slot) ?? rule) === rule),
    ])
    return { ...this.#def, ruleTexts: this.#ruleTexts, paragraphs: { ...Object.fromEntries(left), ...this.#laid } }
  }

  #lay({ title, text, slots, tells }: Written): void {
    const id = this.#nextId()
    const own = this.#take(id, slots)
    const beside = Object.entries(this.#def.paragraphs).flatMap(([rule, its]) =>
      its.some((slot) => own.includes(slot)) ? [rule] : [],
    )
    this.#ruleTexts[id] = { title, house: text, tells, ...(beside.length > 0 && { beside }) }
  }

  /** Has a paragraph cited for slots that no other has taken. */
  #take(id: string, slots: readonly Slot[]): readonly Slot[] {
    const own = [...new Set(slots)].filter((slot) => this.#known.has(slot) && !this.#taken.has(slot))
    for (const slot of own) this.#taken.set(slot, id)
    this.#laid[id] = [...(this.#laid[id] ?? []), ...own]
    return own
  }

  /** The house rule that tells one of these policies. */
  #tellerOf(policies: readonly string[]): string | undefined {
    return Object.keys(this.#laid).find((id) => this.#ruleTexts[id]?.tells?.some((name) => policies.includes(name)))
  }

  #toldBy(slots: readonly Slot[], { tells }: Written): void {
    for (const id of new Set(slots.flatMap((slot) => this.#taken.get(slot) ?? []))) {
      const rule = this.#ruleTexts[id]
      if (rule !== undefined) this.#ruleTexts[id] = { ...rule, tells: [...(rule.tells ?? []), ...tells] }
    }
  }
}
