import type { GameEvent } from '@hausregeln/engine/core/event.ts'
import { BANK, NOBODY, POT } from '@hausregeln/engine/core/limits.ts'
import type { Rulebook } from '@hausregeln/engine/kit/book/rulebook.ts'
import type { SpaceDef } from '@hausregeln/engine/kit/definition.ts'

/** A space or deed in a script: its German or English name, or its number. */
export type Name = string | number

/** Names and numbers of a rulebook's spaces and deeds, for scripts that people read. Unknown and ambiguous names throw. */
export class Names {
  private readonly spaces: readonly SpaceDef[]
  private readonly deeds: readonly SpaceDef[]

  constructor(rulebook: Rulebook) {
    this.spaces = rulebook.board.spaces
    this.deeds = this.spaces.filter((space) => 'price' in space)
  }

  space(name: Name): number {
    return lookUp(this.spaces, name)
  }
  deed(name: Name): number {
    return lookUp(this.deeds, name)
  }
  spaceName(space: number): string {
    return this.spaces[space]?.name.de ?? `space ${space}`
  }
  deedName(deed: number): string {
    return this.deeds[deed]?.name.de ?? `deed ${deed}`
  }
  accountName(account: number): string {
    if (account === BANK || account === NOBODY) return 'bank'
    return account === POT ? 'pot' : `${account}`
  }

  /** Money that has moved: `1 → bank 200 (K-4.1)`; any other event: `jailed seat 1 (K-1.2)`. */
  line(event: GameEvent): string {
    if (event.type === 'moneyMoved')
      return `${this.accountName(event.from)} → ${this.accountName(event.to)} ${event.amount} (${event.rule})`
    const { type, slot: _, rule, ...numbers } = event
    const words = Object.entries(numbers).map(([field, value]) => `${field} ${this.word(type, field, value)}`)
    return `${[type, ...words].join(' ')} (${rule})`
  }

  private word(type: string, field: string, value: number): string {
    if (field === 'deed') return this.deedName(value)
    if (field === 'space' || type === 'moved') return field === 'seat' ? `${value}` : this.spaceName(value)
    if (['heir', 'creditor', 'from', 'to'].includes(field)) return this.accountName(value)
    return `${value}`
  }
}

function lookUp(spaces: readonly SpaceDef[], name: Name): number {
  if (typeof name === 'number') return name
  const found = spaces.flatMap((space, at) => (space.name.de === name || space.name.en === name ? [at] : []))
  if (found.length !== 1) throw new Error(`${found.length} spaces are called "${name}"`)
  return found[0]
}
