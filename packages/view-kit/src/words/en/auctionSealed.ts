import type { Words } from '../words.ts'

/** Words for sealed bids. */
export const auctionSealed: Words['auctionSealed'] = {
  coverFor: (name: string) => `${name}’s slip`,
  coverAsk: (name: string) => `Pass the device to ${name}; everybody else looks away.`,
  coverTake: (name: string) => `I am ${name}`,
  slip: 'Your bid',
  hiddenField: 'Your bid (hidden)',
  show: 'Show',
  hide: 'Hide',
  dropIn: (amount: string) => `Hand in a slip with ${amount}`,
  dropHidden: 'Hand in the slip',
  between: (low: string, high: string) => `from ${low} to ${high}`,
  noAmount: (low: string, high: string) => `This must be a whole number from ${low} to ${high}.`,
  payAnyway: (amount: string) => `You pay ${amount} in any case, even if somebody else wins.`,
  payAnywayHidden: 'You pay what you bid in any case, even if somebody else wins.',
  payNothing: 'With 0 you pay nothing and win nothing.',
  payIfWon: 'Only the winner pays.',
  noBid: (from: string) => `Below ${from} it does not count as a bid.`,
  notSold: (from: string) => `It is sold only for ${from} or more. If nobody bids that much, nobody pays.`,
  protection: (extra: string, all: string) => `From jail, ${extra} of protection money is added: ${all} in all.`,
  faceDown: 'Your slip lies face down on the table. You can change it until all are turned over.',
  faceDownWith: (amount: string) =>
    `Your slip with ${amount} lies face down on the table. You can change it until all are turned over.`,
  rewrite: 'Change the slip',
  slipIn: 'handed in',
  slipOut: 'thinking',
  slipNone: 'does not bid',
  revealed: 'The slips lie open',
}
