import { bits } from '@hausregeln/engine'
import type { Tongue } from '../tongue.ts'
import type { Voice } from '../voice.ts'

function richest(winners: number, v: Voice): string {
  return bits(winners).length > 1
    ? `${v.seats(winners)} sind gleich reich und teilen sich den Sieg.`
    : `${v.seats(winners)} gewinnt mit dem größten Vermögen.`
}

export const endings: Tongue['endings'] = {
  lastPlayer: (winners, v) => `Nur ${v.seats(winners)} ist noch im Spiel und gewinnt.`,
  secondBankruptcy: (winners, v) => `Der zweite Bankrott beendet das Spiel: ${richest(winners, v)}`,
  timeUp: (winners, v) => `Die Zeit ist um: ${richest(winners, v)}`,
  agreed: (winners, v) => `Alle hören im Einvernehmen auf: ${richest(winners, v)}`,
  bankBroke: (winners, v) => `Die Bank hat kein Geld mehr: ${richest(winners, v)}`,
}
