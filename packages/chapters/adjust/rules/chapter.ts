import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { vocabulary as buildingWords } from '../../building/rules/vocabulary.ts'
import { vocabulary as finiteBankWords } from '../../finite-bank/rules/vocabulary.ts'
import { vocabulary as mortgageWords } from '../../mortgage/rules/vocabulary.ts'
import { levelRule } from './buildings.ts'
import { checkClaimsAndDebt, checkDebtByLevel } from './claims-and-debt.ts'
import { adjustMortgage, ownerRule } from './deeds.ts'
import { adjustJail, adjustLaps } from './jail.ts'
import { adjustCash } from './money.ts'
import { adjustJailCard, adjustPlace } from './table.ts'
import { vocabulary } from './vocabulary.ts'

const nothingMore = () => null

const onTheTable = [adjustPlace, adjustJailCard, adjustJail, adjustLaps]

/**
 * What the keeper of a game can set right where the books and the real table differ. None of it is a rule of a
 * rulebook, but after it all laws of the rulebook hold.
 */
export const adjustments: Chapter = {
  name: 'adjust',
  vocabulary: [vocabulary, buildingWords, mortgageWords, finiteBankWords],
  slots: [],
  adjusts: [adjustCash, ownerRule(nothingMore), levelRule(nothingMore), ...onTheTable],
}

/** The same where groups have claims on them and possessions must cover debt at the bank. */
export const adjustmentsUnderClaims: Chapter = {
  name: 'adjust-under-claims',
  vocabulary: [vocabulary, buildingWords, mortgageWords, finiteBankWords],
  slots: ['claim', 'debtLimit'],
  needs: ['claims', 'debt-limit'],
  clashes: ['adjust'],
  adjusts: [adjustCash, ownerRule(checkClaimsAndDebt), levelRule(checkDebtByLevel), ...onTheTable],
}

/** The same for mortgages, where a rulebook has them. */
export const mortgageAdjustment: Chapter = {
  name: 'adjust-mortgages',
  vocabulary: [vocabulary, buildingWords, mortgageWords, finiteBankWords],
  slots: [],
  needs: ['mortgage'],
  adjusts: [adjustMortgage],
}
