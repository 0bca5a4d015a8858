import type { PolicyName, Slot } from '@hausregeln/engine'

/** The slots of what a choice of each policy decides, where the choice itself does not say: see `Choice.governs`. */
export const GOVERNED: Readonly<Partial<Record<PolicyName, readonly Slot[]>>> = {
  open: ['turnOrder'],
  thirdDie: ['speedDie'],
  doublesOptional: ['doubles'],
  sameDoublesTwice: ['sameDoubles'],
  startReached: ['salary'],
  freshUtilityThrow: ['rentUtility'],
  onTax: ['tax'],
  onParking: ['parking'],
  drawCard: ['cards'],
  onRisk: ['risk'],
  jail: ['jailChoice'],
  bailInLastTurn: ['jailThird'],
  surcharge: ['jailBusiness'],
  shortfall: ['debt'],
  estate: ['estate'],
  resign: ['resign'],
  turnEnded: ['timeLimit'],
}
