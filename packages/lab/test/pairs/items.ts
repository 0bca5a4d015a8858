import type { Witness } from '@hausregeln/chapters/testing/witness.ts'
import { UNASKED } from '@hausregeln/engine/core/choice.ts'
import { basics, coreNumbers } from '@hausregeln/engine/kit/book/basics.ts'
import { changeOf, type SaidChange } from '@hausregeln/rulebooks/change/change.ts'
import { houseChapters } from '@hausregeln/rulebooks/house/chapters.ts'
import { valuesOf } from '../witnesses/hear.ts'
import { readWitnesses } from '../witnesses/read.ts'

/** Something that a rulebook can say, with the witness of it: a choice, or a number at one of its values. */
export interface Item {
  /** `policy=choice`, or `number=value`. */
  readonly name: string
  readonly witness: Witness
  readonly value: number
  /** The chapters that offer it; of what every rulebook is asked, none. */
  readonly chapters: ReadonlySet<string>
  /** What has to be said for it to hold. */
  readonly change: SaidChange
}

/** The chapters that offer a choice or a number, by its name. */
function offering(): ReadonlyMap<string, ReadonlySet<string>> {
  const by = new Map<string, Set<string>>()
  const add = (name: string, chapter: string) => by.set(name, (by.get(name) ?? new Set()).add(chapter))
  for (const [chapter, { choices = [], numbers = [] }] of houseChapters) {
    for (const { policy, id, sentence } of choices) if (sentence.en !== UNASKED.en) add(`${policy}=${id}`, chapter)
    for (const { name } of numbers) add(name, chapter)
  }
  for (const { policy, id } of basics) add(`${policy}=${id}`, 'basics')
  for (const { name } of coreNumbers) add(name, 'basics')
  return by
}

/** All choices, and all numbers at both limits and at their usual value. */
export async function allItems(): Promise<readonly Item[]> {
  const by = offering()
  return (await readWitnesses()).flatMap((witness) => {
    const [name = '', id] = witness.of.split('=')
    const chapters = by.get(witness.of) ?? new Set()
    return valuesOf(witness).map((value): Item => {
      const change =
        id === undefined ? { numbers: { [name]: witness.list?.(value) ?? value } } : { choices: { [name]: id } }
      return {
        name: id === undefined ? `${name}=${value}` : witness.of,
        witness,
        value,
        chapters,
        change: changeOf(change) as SaidChange,
      }
    })
  })
}

export interface Pair {
  readonly one: Item
  readonly other: Item
  /** Its number among all pairs. */
  readonly at: number
}

/** One in so many pairs of a witness and something of another chapter, beginning with that of the seed. */
export async function pairsOf(every: number, seed: number): Promise<readonly Pair[]> {
  const items = await allItems()
  let at = 0
  return items.flatMap((one) =>
    items.flatMap((other) => (areOfTwoChapters(one, other) && (at++ + seed) % every === 0 ? [{ one, other, at }] : [])),
  )
}

function areOfTwoChapters(one: Item, other: Item): boolean {
  const [name] = one.witness.of.split('=')
  const [otherName] = other.witness.of.split('=')
  return name !== otherName && ![...one.chapters].some((chapter) => other.chapters.has(chapter))
}
