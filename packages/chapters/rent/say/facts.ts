import type { GameView } from '@hausregeln/engine'
import type { ChapterFacts, Question } from '../../say/chapter-facts.ts'
import { isLegal } from '../../say/facts/common.ts'
import { AMOUNT, DEED, findDemand, PAYER } from '../rules/rent.ts'

export interface DemandFacts {
  readonly payer: number
  readonly deed: number
  readonly amount: number
}

/** The open demand with this serial, or null. */
function demandOf(l: GameView, serial: number): DemandFacts | null {
  const row = findDemand(l, serial)
  if (row < 0) return null
  const word = (n: number) => l.s.parts.rent.demands[row + n] ?? 0
  return { payer: word(PAYER), deed: word(DEED), amount: word(AMOUNT) }
}

function demandFacts(l: GameView, _seat: number, serial: number): DemandFacts | null {
  return demandOf(l, serial)
}

/** Rent that this seat may demand now. */
function demandsQuestion(l: GameView, seat: number): Question | null {
  const open: DemandFacts[] = []
  forEachMatter(l, seat, (serial) => {
    if (!isLegal(l, seat, 'demand', serial)) return
    const demand = demandOf(l, serial)
    if (demand !== null) open.push(demand)
  })
  return open.length > 0 ? { ask: 'demands', open } : null
}

function forEachMatter(l: GameView, seat: number, visit: (serial: number) => void): void {
  for (const matter of l.book.matters) matter.each(l, seat, visit)
}

declare module '../../say/chapter-facts.ts' {
  interface ActionFacts {
    readonly demand: DemandFacts | null
    readonly waive: DemandFacts | null
  }
  interface ChapterQuestions {
    readonly rent: {
      readonly demands: { readonly open: readonly DemandFacts[] }
    }
  }
}

export const facts: ChapterFacts<'rent'> = {
  levels: {
    thrownForRent: 'detail',
    rentDue: 'detail',
    rentDemanded: 'detail',
    rentWaived: 'main',
    rentLapsed: 'main',
    noRent: 'detail',
  },
  actions: {
    demand: demandFacts,
    waive: demandFacts,
  },
  may: demandsQuestion,
}
