// Written by `npm run chapters` from the folders beside it; a test holds it against them.

import type { Words as Apartments } from './apartments/say/shape.words.ts'
import type { Words as BankDebt } from './bank-debt/say/shape.words.ts'
import type { Words as CardChoice } from './card-choice/say/shape.words.ts'
import type { Words as Cards } from './cards/say/shape.words.ts'
import type { Words as Claims } from './claims/say/shape.words.ts'
import type { Words as Estate } from './estate/say/shape.words.ts'
import type { Words as EventCards } from './event-cards/say/shape.words.ts'
import type { Words as FreeSpace } from './free-space/say/shape.words.ts'
import type { Words as IncomeTax } from './income-tax/say/shape.words.ts'
import type { Words as OwnSpace } from './own-space/say/shape.words.ts'
import type { Words as Partial } from './partial/say/shape.words.ts'
import type { Words as PlotSale } from './plot-sale/say/shape.words.ts'
import type { Words as Protection } from './protection/say/shape.words.ts'
import { asFunctions } from './say/as-functions.ts'
import type { Telling } from './say/telling.ts'
import type { Words as WealthTax } from './wealth-tax/say/shape.words.ts'

// How each chapter is told, with the words of any language.
export { texts as adjust } from './adjust/say/texts.ts'
export { texts as 'auction-open' } from './auction-open/say/texts.ts'
export { texts as 'auction-sealed' } from './auction-sealed/say/texts.ts'
export { texts as building } from './building/say/texts.ts'
export { texts as ending } from './ending/say/texts.ts'
export { texts as 'finite-bank' } from './finite-bank/say/texts.ts'
export { texts as 'first-throw' } from './first-throw/say/texts.ts'
export { texts as 'jail-roll' } from './jail-roll/say/texts.ts'
export { texts as landing } from './landing/say/texts.ts'
export { texts as mortgage } from './mortgage/say/texts.ts'
export { texts as 'owner-auction' } from './owner-auction/say/texts.ts'
export { texts as 'prison-bail' } from './prison-bail/say/texts.ts'
export { texts as purchase } from './purchase/say/texts.ts'
export { texts as 'remote-purchase' } from './remote-purchase/say/texts.ts'
export { texts as rent } from './rent/say/texts.ts'
export { texts as 'risk-field' } from './risk-field/say/texts.ts'
export { texts as auctions } from './say/texts/auctions.ts'
export { texts as core } from './say/texts/core.ts'
export { texts as decks } from './say/texts/decks.ts'
export { texts as deeds } from './say/texts/deeds.ts'
export { texts as jail } from './say/texts/jail.ts'
export { texts as money } from './say/texts/money.ts'
export { texts as settle } from './settle/say/texts.ts'
export { texts as shares } from './shares/say/texts.ts'
export { texts as shortage } from './shortage/say/texts.ts'
export { texts as 'speed-die' } from './speed-die/say/texts.ts'
export { texts as trade } from './trade/say/texts.ts'
export { texts as turn } from './turn/say/texts.ts'

export const apartments: Telling<'apartments', Apartments> = (words) => ({
  refusals: words.refusal,
})

const bankDebt: Telling<'bank-debt', BankDebt> = (words) => ({
  events: asFunctions(words.event),
  refusals: words.refusal,
})

export { bankDebt as 'bank-debt' }

const cardChoice: Telling<'card-choice', CardChoice> = (words) => ({
  actions: asFunctions(words.action),
  questions: asFunctions(words.ask),
  refusals: words.refusal,
})

export { cardChoice as 'card-choice' }

export const cards: Telling<'cards', Cards> = (words) => ({
  effects: asFunctions(words.effect),
})

export const claims: Telling<'claims', Claims> = (words) => ({
  events: asFunctions(words.event),
  refusals: words.refusal,
})

export const estate: Telling<'estate', Estate> = (words) => ({
  events: asFunctions(words.event),
})

const eventCards: Telling<'event-cards', EventCards> = (words) => ({
  effects: asFunctions(words.effect),
})

export { eventCards as 'event-cards' }

const freeSpace: Telling<'free-space', FreeSpace> = (words) => ({
  actions: asFunctions(words.action),
  questions: asFunctions(words.ask),
  refusals: words.refusal,
})

export { freeSpace as 'free-space' }

const incomeTax: Telling<'income-tax', IncomeTax> = (words) => ({
  payments: asFunctions(words.payment),
  actions: asFunctions(words.action),
  questions: asFunctions(words.ask),
  refusals: words.refusal,
})

export { incomeTax as 'income-tax' }

const ownSpace: Telling<'own-space', OwnSpace> = (words) => ({
  payments: asFunctions(words.payment),
  refusals: words.refusal,
})

export { ownSpace as 'own-space' }

export const partial: Telling<'partial', Partial> = (words) => ({
  events: asFunctions(words.event),
})

const plotSale: Telling<'plot-sale', PlotSale> = (words) => ({
  payments: asFunctions(words.payment),
  refusals: words.refusal,
})

export { plotSale as 'plot-sale' }

export const protection: Telling<'protection', Protection> = (words) => ({
  payments: asFunctions(words.payment),
})

const wealthTax: Telling<'wealth-tax', WealthTax> = (words) => ({
  events: asFunctions(words.event),
  payments: asFunctions(words.payment),
})

export { wealthTax as 'wealth-tax' }
