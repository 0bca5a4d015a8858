// Written by `npm run chapters` from the folders beside it; a test holds it against them.

import { words as apartmentsWords } from './apartments/say/de.words.ts'
import { words as bankDebtWords } from './bank-debt/say/de.words.ts'
import { words as estateWords } from './estate/say/de.words.ts'
import { words as ownSpaceWords } from './own-space/say/de.words.ts'
import { words as partialWords } from './partial/say/de.words.ts'
import { words as plotSaleWords } from './plot-sale/say/de.words.ts'
import { words as protectionWords } from './protection/say/de.words.ts'
import { told } from './say/told.ts'

// What each chapter says in this language.
export { texts as adjust } from './adjust/say/de.ts'
export { texts as 'auction-open' } from './auction-open/say/de.ts'
export { texts as 'auction-sealed' } from './auction-sealed/say/de.ts'
export { texts as building } from './building/say/de.ts'
export { texts as 'card-choice' } from './card-choice/say/de.ts'
export { texts as claims } from './claims/say/de.ts'
export { texts as ending } from './ending/say/de.ts'
export { texts as 'finite-bank' } from './finite-bank/say/de.ts'
export { texts as 'first-throw' } from './first-throw/say/de.ts'
export { texts as 'free-space' } from './free-space/say/de.ts'
export { texts as 'income-tax' } from './income-tax/say/de.ts'
export { texts as 'jail-roll' } from './jail-roll/say/de.ts'
export { texts as landing } from './landing/say/de.ts'
export { texts as mortgage } from './mortgage/say/de.ts'
export { texts as 'owner-auction' } from './owner-auction/say/de.ts'
export { texts as 'prison-bail' } from './prison-bail/say/de.ts'
export { texts as purchase } from './purchase/say/de.ts'
export { texts as 'remote-purchase' } from './remote-purchase/say/de.ts'
export { texts as rent } from './rent/say/de.ts'
export { texts as 'risk-field' } from './risk-field/say/de.ts'
export { texts as auctions } from './say/de/auctions.ts'
export { texts as core } from './say/de/core.ts'
export { texts as decks } from './say/de/decks.ts'
export { texts as deeds } from './say/de/deeds.ts'
export { texts as jail } from './say/de/jail.ts'
export { texts as money } from './say/de/money.ts'
export { texts as settle } from './settle/say/de.ts'
export { texts as shares } from './shares/say/de.ts'
export { texts as shortage } from './shortage/say/de.ts'
export { texts as 'speed-die' } from './speed-die/say/de.ts'
export { texts as trade } from './trade/say/de.ts'
export { texts as turn } from './turn/say/de.ts'
export { texts as 'wealth-tax' } from './wealth-tax/say/de.ts'

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
