import type { EffectName } from '@hausregeln/engine'
import type { Words } from '../words.ts'

const verbsEn: Readonly<Record<EffectName, string>> = {
  advanceTo: 'On to a space',
  nextUtility: 'On to the next utility',
  nextStation: 'On to the next station',
  back: 'Spaces back',
  toJail: 'To jail',
  jailFree: 'Jail card',
  receive: 'Money from the bank',
  pay: 'Money to the bank',
  receiveEach: 'Money from each other player',
  payEach: 'Money to each other player',
  repairs: 'Repairs for houses and hotels',
  nothing: 'Nothing',
  sitOut: 'Sit out the next turn',
  throwAgain: 'Throw again',
  opposite: 'To the space on the other side',
}

/** Words for cards that only this table has. */
export const ownCard: Words['ownCard'] = {
  other: 'Another card, which only this table has',
  hint: 'Or in short: “collect 75”, “pay each 20”, “go to Opera Square”.',
  isOwn: (does) => `Card that only this table has: ${does}`,
  loose: 'The cards on the table differ from the rulebook’s: any card can come.',
  does: 'What does the card say?',
  verbs: verbsEn,
  amount: 'Amount',
  space: 'Where to?',
  steps: 'Spaces back',
  times: 'How many times the rent?',
  factor: 'Rent: the throw times',
  perHouse: 'For each house',
  perHotel: 'For each hotel',
  carryOut: (does) => `Carry out: ${does}`,
  unfit: 'This board cannot do that: amounts must be payable with its money.',
}
