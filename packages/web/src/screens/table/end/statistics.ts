import { BANK } from '@hausregeln/engine'
import type { LogLine } from '@hausregeln/view-kit/game/types.ts'

/** Rents that each seat has paid and received. */
export function rentTotals(log: readonly LogLine[], seats: number): { paid: number[]; got: number[] } {
  const paid = new Array<number>(seats).fill(0)
  const got = new Array<number>(seats).fill(0)
  for (const { event } of log) {
    if (event.type !== 'moneyMoved' || event.slot !== 'rentDemand') continue
    if (event.from >= BANK || event.to >= BANK) continue
    paid[event.from] = (paid[event.from] ?? 0) + event.amount
    got[event.to] = (got[event.to] ?? 0) + event.amount
  }
  return { paid, got }
}

/** The seats in the order of the ranking: winners first, then by who stayed longer in the game, then by wealth. */
export function ranking(log: readonly LogLine[], winners: number, wealth: readonly number[]): number[] {
  const left = log.flatMap(({ event }) => (event.type === 'left' ? [event.seat] : []))
  const stayed = (seat: number) => (left.includes(seat) ? left.indexOf(seat) : left.length)
  const won = (seat: number) => (winners >>> seat) & 1
  return wealth
    .map((_, seat) => seat)
    .sort((a, b) => won(b) - won(a) || stayed(b) - stayed(a) || (wealth[b] ?? 0) - (wealth[a] ?? 0))
}

/** The round in which each seat has left the game; undefined for those who stayed. */
export function roundsOfLeaving(log: readonly LogLine[], seats: number): (number | undefined)[] {
  return Array.from({ length: seats }, (_, seat) => {
    return log.find(({ event }) => event.type === 'left' && event.seat === seat)?.round
  })
}
