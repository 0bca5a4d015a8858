import type { BookDef, BookFault } from '@hausregeln/engine'
import { settleChoices } from '@hausregeln/engine/kit/book/settle-choices.ts'
import { type BookChange, keyOf, keysOf, type Step, withStep } from './change.ts'
import { laid } from './lay.ts'
import { type Found, faultsIn, type Resolution, resolve } from './resolve.ts'

/** Wishes with one more: what is wished for now, and whether it can be played. */
export interface Further {
  readonly wish: BookChange
  readonly resolution: Resolution
  /** Why it cannot be played, as far as it is because of the further wish. */
  readonly faults: readonly BookFault[]
}

/**
 * Wishes with one more step, by somebody who goes through a book rule by rule. Earlier wishes stay wherever they can;
 * where there is no way with all of them, those give way with which the fewest things change.
 */
export function furtherWish(base: BookDef, earlier: BookChange, step: Step): Further {
  const back = withStep(earlier, base, { ...step, value: null } as Step)
  if (step.part !== 'board' && isSo(base, back, step))
    return { wish: back, resolution: resolve(base, back), faults: [] }
  const wish = withStep(earlier, base, step)
  const resolution = resolve(base, wish)
  if (resolution.kind !== 'refused') return { wish, resolution, faults: [] }
  const before = resolve(base, earlier)
  if (before.kind === 'refused') {
    const known = new Set(faultsIn(before).map(({ en }) => en))
    return { wish, resolution, faults: resolution.faults.filter(({ en }) => !known.has(en)) }
  }
  const yielding = resolve(base, wish, [keyOf(step)])
  if (yielding.kind === 'refused') return { wish, resolution, faults: resolution.faults }
  return yielded(base, wish, yielding.kind === 'settled' ? [yielding.found] : yielding.ways)
}

/** Whether the book is so with these wishes, without a further one. */
function isSo(base: BookDef, wish: BookChange, { part, name, value }: Step): boolean {
  const resolution = resolve(base, wish)
  if (resolution.kind !== 'settled') return false
  const def = laid(base, resolution.found.change)
  if (part === 'chapters') return def.chapters.some((one) => one.name === name) === value
  const settled: Readonly<Record<string, { readonly id: string } | undefined>> = settleChoices(def).settled
  return part === 'choices' && settled[name]?.id === value
}

/** Wishes of which some have given way: only those; what has to change with the others follows from them. */
function yielded(base: BookDef, wish: BookChange, found: readonly Found[]): Further {
  const [first] = found
  const said = new Set(keysOf(wish))
  const left = first?.added.filter(({ step }) => said.has(keyOf(step))) ?? []
  const least = left.reduce((so, { step }) => withStep(so, base, step), wish)
  const resolution = resolve(base, least)
  if (resolution.kind !== 'refused') return { wish: least, resolution, faults: [] }
  const whole = first?.change ?? wish
  return { wish: whole, resolution: resolve(base, whole), faults: [] }
}
