import type { Cause } from '@hausregeln/lab/analyse/analyse.ts'
import type { Lead, SeatSummary } from '@hausregeln/lab/analyse/summary.ts'

/** What the analysis of a game says, in one language. Numbers come as points of a chance of 100, with their sign. */
export interface AnalyseWords {
  readonly heads: readonly string[]
  readonly causes: Readonly<Record<Cause, string>>
  readonly verdict: (name: string, won: boolean, luck: string, play: string) => string
  readonly lead: (name: string, lead: Lead) => string
  readonly noLead: string
  readonly running: string
  readonly turningPoints: string
  readonly moment: (entry: number, round: number, name: string, change: string, cause: string) => string
  readonly note: string
}

/** The figures of a seat in the order of `heads`. */
export const FIGURES: readonly (keyof SeatSummary)[] = ['start', 'luck', 'ownLuck', 'play', 'others', 'rest', 'end']

export const WORDS: Readonly<Record<'de' | 'en', AnalyseWords>> = {
  en: {
    heads: ['', 'start', 'luck', '(own throws)', 'play', 'others’ play', 'rest', 'end'],
    causes: { luck: 'luck', play: 'play', rest: 'rest' },
    verdict: (name, won, luck, play) => `${name} ${won ? 'won' : 'did not win'}: by luck ${luck}, by play ${play}.`,
    lead: (name, { rounds: [from, to], entries }) =>
      `Longest lead: ${name}, rounds ${from} to ${to} (entries ${entries.join(' to ')}).`,
    noLead: 'Nobody was ever ahead.',
    running: 'The game is not over: the last chances stand where it stopped.',
    turningPoints: 'Turning points:',
    moment: (entry, round, name, change, cause) => `Entry ${entry}, round ${round}: ${name} ${change} (${cause}).`,
    note: 'Points of 100, as the net sees the chances to win; play is measured against what the bot "steady" would do.',
  },
  de: {
    heads: ['', 'Anfang', 'Glück', '(eigene Würfe)', 'Spiel', 'Spiel der anderen', 'Rest', 'Ende'],
    causes: { luck: 'Glück', play: 'Spiel', rest: 'Rest' },
    verdict: (name, won, luck, play) =>
      `${name} hat ${won ? '' : 'nicht '}gewonnen: durch Glück ${luck}, durch Spiel ${play}.`,
    lead: (name, { rounds: [from, to], entries }) =>
      `Längste Führung: ${name}, Runde ${from} bis ${to} (Eintrag ${entries.join(' bis ')}).`,
    noLead: 'Niemand lag je vorn.',
    running: 'Das Spiel ist nicht zu Ende: Die letzten Chancen gelten da, wo es aufhört.',
    turningPoints: 'Wendepunkte:',
    moment: (entry, round, name, change, cause) => `Eintrag ${entry}, Runde ${round}: ${name} ${change} (${cause}).`,
    note: 'Punkte von 100, wie das Netz die Gewinnchancen sieht; Spiel ist daran gemessen, was der Bot „steady“ täte.',
  },
}
