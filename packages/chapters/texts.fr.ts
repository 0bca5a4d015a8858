// Written by `npm run chapters` from the folders beside it; a test holds it against them.

import { words as apartmentsWords } from './apartments/say/fr.words.ts'
import { words as bankDebtWords } from './bank-debt/say/fr.words.ts'
import { words as estateWords } from './estate/say/fr.words.ts'
import { words as ownSpaceWords } from './own-space/say/fr.words.ts'
import { words as partialWords } from './partial/say/fr.words.ts'
import { words as plotSaleWords } from './plot-sale/say/fr.words.ts'
import { words as protectionWords } from './protection/say/fr.words.ts'
import { told } from './say/told.ts'

// What each chapter says in this language.
export { texts as adjust } from './adjust/say/fr.ts'
export { texts as 'auction-open' } from './auction-open/say/fr.ts'
export { texts as 'auction-sealed' } from './auction-sealed/say/fr.ts'
export { texts as building } from './building/say/fr.ts'
export { texts as 'card-choice' } from './card-choice/say/fr.ts'
export { texts as claims } from './claims/say/fr.ts'
export { texts as ending } from './ending/say/fr.ts'
export { texts as 'finite-bank' } from './finite-bank/say/fr.ts'
export { texts as 'first-throw' } from './first-throw/say/fr.ts'
export { texts as 'free-space' } from './free-space/say/fr.ts'
export { texts as 'income-tax' } from './income-tax/say/fr.ts'
export { texts as 'jail-roll' } from './jail-roll/say/fr.ts'
export { texts as landing } from './landing/say/fr.ts'
export { texts as mortgage } from './mortgage/say/fr.ts'
export { texts as 'owner-auction' } from './owner-auction/say/fr.ts'
export { texts as 'prison-bail' } from './prison-bail/say/fr.ts'
export { texts as purchase } from './purchase/say/fr.ts'
export { texts as 'remote-purchase' } from './remote-purchase/say/fr.ts'
export { texts as rent } from './rent/say/fr.ts'
export { texts as 'risk-field' } from './risk-field/say/fr.ts'
export { texts as auctions } from './say/fr/auctions.ts'
export { texts as core } from './say/fr/core.ts'
export { texts as decks } from './say/fr/decks.ts'
export { texts as deeds } from './say/fr/deeds.ts'
export { texts as jail } from './say/fr/jail.ts'
export { texts as money } from './say/fr/money.ts'
export { texts as settle } from './settle/say/fr.ts'
export { texts as shares } from './shares/say/fr.ts'
export { texts as shortage } from './shortage/say/fr.ts'
export { texts as 'speed-die' } from './speed-die/say/fr.ts'
export { texts as trade } from './trade/say/fr.ts'
export { texts as turn } from './turn/say/fr.ts'
export { texts as 'wealth-tax' } from './wealth-tax/say/fr.ts'

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
