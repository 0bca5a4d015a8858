import type { ChoiceId, NumberName, NumberValue, PolicyName } from '@hausregeln/engine'

type AnyChoiceName = { [P in PolicyName]: `${P}=${ChoiceId<P>}` }[PolicyName]

/** A house rule that people know: the choices and numbers by which it is played. */
export interface HouseRule {
  readonly rule: string
  readonly choices?: readonly AnyChoiceName[]
  /** Numbers with some values that are sensible on a board of classic's prices. */
  readonly numbers?: Readonly<Partial<Record<NumberName, readonly NumberValue[]>>>
}

/** The house rules that can be played by choices and numbers alone, as docs/HOUSE-RULES.md lists them. */
export const HOUSE_RULES: readonly HouseRule[] = [
  {
    rule: 'Money in the middle: which payments',
    choices: [
      'feesToPot=toBank',
      'feesToPot=toPot',
      'feesToPot=taxesToPot',
      'feesToPot=cardsToPot',
      'feesToPot=taxesAndCardsToPot',
      'feesToPot=taxesAndBailToPot',
    ],
  },
  { rule: 'Money in the middle: how much at the start', numbers: { potStart: [0, 100, 500] } },
  { rule: 'Money in the middle: refilled', numbers: { potRefill: [0, 50, 500] } },
  {
    rule: 'Money in the middle: won by landing, or by two ones',
    choices: ['onParking=winPot', 'onParking=rest', 'doubleOne=winsPot'],
  },
  { rule: 'Salary for landing exactly, for passing, none', numbers: { salaryLand: [0, 400], salaryPass: [0, 100] } },
  { rule: 'No auction of what is declined', choices: ['declined=staysWithBank', 'declined=auctionToAll'] },
  {
    rule: 'Auction of everything landed on, openly or by sealed bids',
    choices: [
      'unowned=auctionOpen',
      'unowned=auctionSealed',
      'unowned=auctionOnLanding',
      'unowned=offerForSale',
      'declined=auctionSealed',
    ],
  },
  {
    rule: 'Sealed auctions in which all pay, at the first or at the second price',
    choices: ['sealedPayment=everybody', 'sealedPayment=winner', 'sealedPayment=second'],
  },
  { rule: 'Minimum bids', numbers: { leastBid: [0, 50, 100], bidStep: [1, 10] } },
  {
    rule: 'No buying in the first rounds, or before a whole lap',
    choices: ['mayBuy=afterRounds', 'mayBuy=afterLap'],
    numbers: { closedRounds: [1, 3] },
  },
  {
    rule: 'Deeds dealt at the start, some or all, paid or free',
    choices: ['open=firstSeatAndDeal', 'dealing=some', 'dealing=all', 'dealPrice=free'],
    numbers: { dealtDeeds: [1, 3] },
  },
  {
    rule: 'Start money, and more of it for some seats',
    numbers: { startCash: [1500, 2500], handicap: [[0, 500], [300]] },
  },
  {
    rule: 'Jail: rent while inside in full, half or none',
    choices: ['rentInJail=paid', 'rentInJail=half', 'rentInJail=unpaid'],
  },
  {
    rule: 'Jail: fee, attempts',
    choices: ['bailInLastTurn=allowed', 'bailInLastTurn=refused'],
    numbers: { bail: [0, 100], lastBail: [0, 150], attempts: [1, 5] },
  },
  { rule: 'Jail: third doubles harmless', choices: ['thirdDoubles=harmless', 'thirdDoubles=toJail'] },
  {
    rule: 'Building unevenly, or without the whole group',
    choices: ['buildsEvenly=wholeGroups', 'buildsEvenly=unevenly', 'buildsEvenly=singly'],
  },
  { rule: 'Building without limit of pieces', numbers: { houses: [4, 'unlimited'], hotels: [2, 'unlimited'] } },
  {
    rule: 'Building only where you stand',
    choices: ['buildsWhere=whereYouStand', 'buildsAnyTime=ownTurn', 'buildsAnyTime=anyTime'],
  },
  {
    rule: 'Double rent for whole groups never, always, or unless mortgaged',
    choices: ['groupRent=never', 'groupRent=always', 'groupRent=unlessMortgaged'],
  },
  {
    rule: 'Rent without being demanded',
    choices: ['rentOnDemand=atOnce', 'rentOnDemand=onDemand'],
  },
  { rule: 'Rents that grow in each round', numbers: { rentGrowth: [0, 5, 20] } },
  { rule: 'Gifts allowed or not', choices: ['gifts=refused'] },
  {
    rule: 'Income tax as a sum, a share of wealth, or by choice',
    choices: ['onTax=pay', 'onTax=share', 'onTax=choose'],
    numbers: { taxShare: [5, 20] },
  },
  {
    rule: 'Tax on wealth from time to time',
    choices: ['wealthTax=everyRounds'],
    numbers: { wealthTaxRounds: [1, 4], wealthTaxShare: [5, 25] },
  },
  {
    rule: 'What a bankrupt leaves: to the creditor, to the bank, or auctioned',
    choices: ['inheritance=bank', 'inheritance=creditor', 'estateAuction=staysWithBank', 'estateAuction=auctionToAll'],
  },
  { rule: 'The end by rounds', choices: ['lastRound=afterRounds'], numbers: { rounds: [5, 30] } },
  { rule: 'The end by time', choices: ['turnEnded=byTime'] },
  {
    rule: 'The end by the first or second bankruptcy',
    choices: ['seatLeft=firstBankruptcy', 'seatLeft=secondBankruptcy', 'seatLeft=lastPlayer'],
  },
  { rule: 'The end by a target of wealth', choices: ['target=byWealth'], numbers: { targetWealth: [2500, 6000] } },
  { rule: 'A free choice of space instead of the salary on the start', choices: ['onStart=chooseSpace'] },
  { rule: 'Drawing a card or not', choices: ['onCards=mayDraw'] },
  {
    rule: 'The speed die wherever something can be bought or auctioned',
    choices: ['thirdDie=always'],
    numbers: { startBonus: [0, 1000] },
  },
]
