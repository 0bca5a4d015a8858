// Written by `npm run chapters` from the folders beside it; a test holds it against them.

import { words as apartmentsWords } from './apartments/say/en.words.ts'
import { words as bankDebtWords } from './bank-debt/say/en.words.ts'
import { words as estateWords } from './estate/say/en.words.ts'
import { words as ownSpaceWords } from './own-space/say/en.words.ts'
import { words as partialWords } from './partial/say/en.words.ts'
import { words as plotSaleWords } from './plot-sale/say/en.words.ts'
import { words as protectionWords } from './protection/say/en.words.ts'
import { told } from './say/told.ts'

// What each chapter says in this language.
export { texts as adjust } from './adjust/say/en.ts'
export { texts as 'auction-open' } from './auction-open/say/en.ts'
export { texts as 'auction-sealed' } from './auction-sealed/say/en.ts'
export { texts as building } from './building/say/en.ts'
export { texts as 'card-choice' } from './card-choice/say/en.ts'
export { texts as claims } from './claims/say/en.ts'
export { texts as ending } from './ending/say/en.ts'
export { texts as 'finite-bank' } from './finite-bank/say/en.ts'
export { texts as 'first-throw' } from './first-throw/say/en.ts'
export { texts as 'free-space' } from './free-space/say/en.ts'
export { texts as 'income-tax' } from './income-tax/say/en.ts'
export { texts as 'jail-roll' } from './jail-roll/say/en.ts'
export { texts as landing } from './landing/say/en.ts'
export { texts as mortgage } from './mortgage/say/en.ts'
export { texts as 'owner-auction' } from './owner-auction/say/en.ts'
export { texts as 'prison-bail' } from './prison-bail/say/en.ts'
export { texts as purchase } from './purchase/say/en.ts'
export { texts as 'remote-purchase' } from './remote-purchase/say/en.ts'
export { texts as rent } from './rent/say/en.ts'
export { texts as 'risk-field' } from './risk-field/say/en.ts'
export { texts as auctions } from './say/en/auctions.ts'
export { texts as core } from './say/en/core.ts'
export { texts as decks } from './say/en/decks.ts'
export { texts as deeds } from './say/en/deeds.ts'
export { texts as jail } from './say/en/jail.ts'
export { texts as money } from './say/en/money.ts'
export { texts as settle } from './settle/say/en.ts'
export { texts as shares } from './shares/say/en.ts'
export { texts as shortage } from './shortage/say/en.ts'
export { texts as 'speed-die' } from './speed-die/say/en.ts'
export { texts as trade } from './trade/say/en.ts'
export { texts as turn } from './turn/say/en.ts'
export { texts as 'wealth-tax' } from './wealth-tax/say/en.ts'

export const apartments = { refusals: apartmentsWords.refusal }

const bankDebt = { events: told(bankDebtWords.event), refusals: bankDebtWords.refusal }

export { bankDebt as 'bank-debt' }

export const estate = { events: told(estateWords.event), questions: told(estateWords.question) }

const ownSpace = { payments: told(ownSpaceWords.payment), refusals: ownSpaceWords.refusal }

export { ownSpace as 'own-space' }

export const partial = { events: told(partialWords.event) }

const plotSale = { payments: told(plotSaleWords.payment), refusals: plotSaleWords.refusal }

export { plotSale as 'plot-sale' }

export const protection = { payments: told(protectionWords.payment) }
