import type { Guest, ServerMessage } from '@hausregeln/protocol'

/** A page that is connected to a table. */
export interface Visitor {
  readonly guest: Guest
  /** Names the page, see `Receipt`. */
  readonly client: string
  /** Sends a message that has been written already: JSON in UTF-8. */
  sendWritten(message: Buffer): void
  send(message: ServerMessage): void
  /** Ends the connection. `retry`: whether the page should come back. */
  dismiss(reason: string, sentence: string, retry: boolean): void
}

/** A message as it goes over the wire: written once, however many it goes to. */
export function write(message: ServerMessage): Buffer {
  return Buffer.from(JSON.stringify(message))
}

/** Who is at a table now. It outlives the table in memory: pages stay connected while nothing happens. */
export class Audience {
  readonly visitors = new Set<Visitor>()

  has(guest: string): boolean {
    for (const visitor of this.visitors) if (visitor.guest.id === guest) return true
    return false
  }

  enter(visitor: Visitor): void {
    this.visitors.add(visitor)
  }

  leave(visitor: Visitor): void {
    this.visitors.delete(visitor)
  }

  tell(message: ServerMessage): void {
    const written = write(message)
    for (const visitor of this.visitors) visitor.sendWritten(written)
  }

  dismiss(reason: string, sentence: string, retry: boolean): void {
    for (const visitor of this.visitors) visitor.dismiss(reason, sentence, retry)
    this.visitors.clear()
  }

  /** Tells everybody who is there. */
  tellPresence(): void {
    this.tell({ type: 'presence', guests: [...new Set([...this.visitors].map(({ guest }) => guest.id))] })
  }
}
