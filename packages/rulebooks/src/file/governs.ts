import type { PolicyName, Slot } from '@hausregeln/engine'

/** The slots of what a choice of each policy decides: the paragraph of a house rule is cited for them. */
export const GOVERNED: Readonly<Partial<Record<PolicyName, readonly Slot[]>>> = {
  open: ['turnOrder'],
  thirdDie: ['speedDie'],
  doublesOptional: ['doubles'],
  sameDoublesTwice: ['sameDoubles'],
  startReached: ['salary'],
  mayBuy: ['purchase'],
  unowned: ['purchase'],
  declined: ['declined'],
  rentOnDemand: ['rentDemand', 'rentLapse'],
  groupRent: ['rentAmount'],
  freshUtilityThrow: ['rentUtility'],
  buildsEvenly: ['build'],
  buildsAnyTime: ['buildTiming'],
  onTax: ['tax'],
  feesToPot: ['pot'],
  onParking: ['parking'],
  drawCard: ['cards'],
  onRisk: ['risk'],
  jail: ['jailChoice'],
  bailInLastTurn: ['jailThird'],
  surcharge: ['jailBusiness'],
  shortfall: ['debt'],
  estate: ['estate'],
  resign: ['resign'],
  seatLeft: ['lastPlayer'],
  turnEnded: ['timeLimit'],
}

/** The same of numbers. */
export const COUNTED: Readonly<Record<string, readonly Slot[]>> = {
  salaryPass: ['salary'],
  salaryLand: ['salaryLand'],
  houses: ['stock'],
  hotels: ['stock'],
  bail: ['jailBail'],
  bails: ['jailBail'],
  lastBail: ['jailThird'],
  attempts: ['jailThird'],
  dealtDeeds: ['deal'],
}
