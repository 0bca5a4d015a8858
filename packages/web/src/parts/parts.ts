import { auctionOpenPart } from '@hausregeln/chapters/auction-open/view/part.ts'
import { buildingPart } from '@hausregeln/chapters/building/view/part.ts'
import { cardsPart } from '@hausregeln/chapters/cards/view/part.ts'
import { jailRollPart } from '@hausregeln/chapters/jail-roll/view/part.ts'
import { landingPart } from '@hausregeln/chapters/landing/view/part.ts'
import { mortgagePart } from '@hausregeln/chapters/mortgage/view/part.ts'
import { purchasePart } from '@hausregeln/chapters/purchase/view/part.ts'
import { rentPart } from '@hausregeln/chapters/rent/view/part.ts'
import { settlePart } from '@hausregeln/chapters/settle/view/part.ts'
import { shortagePart } from '@hausregeln/chapters/shortage/view/part.ts'
import { speedDiePart } from '@hausregeln/chapters/speed-die/view/part.ts'
import { tradePart } from '@hausregeln/chapters/trade/view/part.ts'
import { turnPart } from '@hausregeln/chapters/turn/view/part.ts'
import type { Rulebook } from '@hausregeln/engine'
import type { Ask, Part } from '@hausregeln/view-kit/table/part.ts'
import { use } from 'react'

/** Parts of chapters that most tables do without: loaded when a rulebook has the chapter. */
const FURTHER = {
  apartments: async () => (await import('@hausregeln/chapters/apartments/view/part.ts')).apartmentsPart,
  'auction-sealed': async () => (await import('@hausregeln/chapters/auction-sealed/view/part.ts')).auctionSealedPart,
  'bank-debt': async () => (await import('@hausregeln/chapters/bank-debt/view/part.ts')).bankDebtPart,
  'card-choice': async () => (await import('@hausregeln/chapters/card-choice/view/part.ts')).cardChoicePart,
  claims: async () => (await import('@hausregeln/chapters/claims/view/part.ts')).claimsPart,
  'event-cards': async () => (await import('@hausregeln/chapters/event-cards/view/part.ts')).eventCardsPart,
  'free-space': async () => (await import('@hausregeln/chapters/free-space/view/part.ts')).freeSpacePart,
  'income-tax': async () => (await import('@hausregeln/chapters/income-tax/view/part.ts')).incomeTaxPart,
  'own-space': async () => (await import('@hausregeln/chapters/own-space/view/part.ts')).ownSpacePart,
  'owner-auction': async () => (await import('@hausregeln/chapters/owner-auction/view/part.ts')).ownerAuctionPart,
  'plot-sale': async () => (await import('@hausregeln/chapters/plot-sale/view/part.ts')).plotSalePart,
  'prison-bail': async () => (await import('@hausregeln/chapters/prison-bail/view/part.ts')).prisonBailPart,
  'remote-purchase': async () => (await import('@hausregeln/chapters/remote-purchase/view/part.ts')).remotePurchasePart,
  'risk-field': async () => (await import('@hausregeln/chapters/risk-field/view/part.ts')).riskFieldPart,
  shares: async () => (await import('@hausregeln/chapters/shares/view/part.ts')).sharesPart,
} as const satisfies Readonly<Record<string, () => Promise<Part>>>
type Further = keyof typeof FURTHER
const NAMES = Object.keys(FURTHER) as readonly Further[]
/** Chapters whose actions another one's part shows: who sells where they stand sells deeds as at any time. */
const SHOWN_BY: Readonly<Partial<Record<Further, string>>> = { 'plot-sale': 'own-space' }

/** The order in which what the parts show stands on the screen; parts of other chapters come last. */
const ORDER: readonly (Part | Further)[] = [
  turnPart,
  jailRollPart,
  'prison-bail',
  landingPart,
  cardsPart,
  purchasePart,
  auctionOpenPart,
  'auction-sealed',
  rentPart,
  buildingPart,
  mortgagePart,
  shortagePart,
  'plot-sale',
  'owner-auction',
  'own-space',
  'claims',
  'remote-purchase',
  'apartments',
  tradePart,
  settlePart,
  'bank-debt',
  speedDiePart,
  'income-tax',
  'card-choice',
  'free-space',
  'risk-field',
  'event-cards',
  'shares',
]

const OTHERS: readonly Further[] = NAMES.filter((name) => !ORDER.includes(name))

const loaded = new Map<Further, Part>()
const coming = new Map<string, Promise<void>>()

/** The parts that are loaded, in their order. */
export const PARTS: Part[] = []

function lay(): void {
  PARTS.splice(
    0,
    PARTS.length,
    ...[...ORDER, ...OTHERS].flatMap((one) => (typeof one === 'string' ? (loaded.get(one) ?? []) : one)),
  )
}
lay()

/** Loads the parts of these chapters that are not there yet; null: all are. Rejects if one cannot be fetched. */
export function bringParts(chapters: ReadonlySet<string>): Promise<void> | null {
  const wants = (name: Further) => chapters.has(name) || chapters.has(SHOWN_BY[name] ?? name)
  const missing = NAMES.filter((name) => wants(name) && !loaded.has(name))
  if (missing.length === 0) return null
  const key = missing.join()
  const before = coming.get(key)
  if (before !== undefined) return before
  const bringing = Promise.all(missing.map(async (name) => loaded.set(name, await FURTHER[name]()))).then(lay)
  coming.set(key, bringing)
  return bringing
}

/** A table waits for the parts of its chapters (`Suspense`). Throws if one cannot be fetched. */
export function useParts({ book }: Rulebook): void {
  const bringing = bringParts(book.chapters)
  if (bringing !== null) use(bringing)
}

/** What the first part has for a question. */
export function forAsk<T>(
  table: (part: Part) => Readonly<Partial<Record<Ask, T>>> | undefined,
  ask: Ask,
): T | undefined {
  for (const part of PARTS) {
    const found = table(part)?.[ask]
    if (found !== undefined) return found
  }
  return undefined
}
