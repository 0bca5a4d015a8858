import { Chance } from '@hausregeln/engine/core/chance.ts'

/** Faces of a throw: two dice, or three with the speed die. */
export type Dice = readonly [number, number] | readonly [number, number, number]

const NAMES: Readonly<Record<number, string>> = {
  [Chance.dice]: 'dice',
  [Chance.card]: 'cards',
  [Chance.lot]: 'lots',
  [Chance.deed]: 'deeds',
}

/** The outcomes of chance that a script gives, in their order: dice, lots, dealt deeds, and cards deck by deck. */
export class Outcomes {
  private readonly queues = new Map<string, (readonly number[])[]>()

  add(kind: number, about: number, ...outcomes: (readonly number[])[]): void {
    this.queue(kind, about).push(...outcomes)
  }

  /** The next outcome. Throws if the script gives none. */
  take(kind: number, about: number): readonly number[] {
    const outcome = this.queue(kind, about).shift()
    if (outcome === undefined) throw new Error(`the script gives no outcome for ${title(kind, about)}`)
    return outcome
  }

  /** Throws if outcomes are left over. */
  finish(): void {
    for (const [name, queue] of this.queues)
      if (queue.length > 0) throw new Error(`the script gives ${name} that were not needed: ${queue.join(' | ')}`)
  }

  private queue(kind: number, about: number): (readonly number[])[] {
    const name = title(kind, about)
    let queue = this.queues.get(name)
    if (queue === undefined) {
      queue = []
      this.queues.set(name, queue)
    }
    return queue
  }
}

function title(kind: number, about: number): string {
  return kind === Chance.card ? `${NAMES[kind]} of deck ${about}` : (NAMES[kind] ?? `chance ${kind}`)
}
