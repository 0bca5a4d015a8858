import type { Guest, Request } from '@hausregeln/protocol'
import type { Arrival } from './announcer.ts'
import type { Visitor } from './people/visitor.ts'

/** What others reach of a table by its code, also when it has been loaded again: see `Table`. */
export interface Reloaded {
  readonly sequence: number
  readonly wakesAt: number | null
  join(visitor: Visitor, arrival: Arrival): void
  request(visitor: Visitor, number: number, request: Request, current?: boolean): Promise<void> | void
  tellEarlier(visitor: Visitor, before: number, count: number): void
  claim(guest: Guest, claim: string, current?: boolean): Promise<number>
}

/** Does at a table that was loaded again what has come to nothing at this one. */
export type Again = (table: Reloaded) => void
