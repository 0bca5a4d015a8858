// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly title: string
  readonly says: string
  readonly name: string
  readonly note: string
  readonly first: {
    readonly all: string
    readonly some: string
  }
  readonly chapter: {
    readonly adjust: string
    readonly adjust_under_claims: string
    readonly adjust_mortgages: string
    readonly apartments: string
    readonly auction_open: string
    readonly auction_sealed: string
    readonly bank_debt: string
    readonly debt_limit: string
    readonly building: string
    readonly cards: string
    readonly ending: string
    readonly estate: string
    readonly event_cards: string
    readonly finite_bank: string
    readonly deal: string
    readonly first_throw: string
    readonly jail_roll: string
    readonly jail_sit: string
    readonly landing: string
    readonly partial: string
    readonly prison_bail: string
    readonly protection: string
    readonly purchase: string
    readonly rent: string
    readonly risk_field: string
    readonly settle: string
    readonly shortage: string
    readonly speed_die: string
    readonly turn: string
  }
  readonly policy: {
    readonly eliminate: string
    readonly fallsShort: string
    readonly onJail: string
    readonly onGoToJail: string
    readonly raisable: string
    readonly inherited: string
    readonly liability: string
    readonly bought: string
    readonly bidders: string
    readonly pieceStep: string
    readonly onesOnlyMoved: string
    readonly roundsEnd: string
    readonly bankLimit: string
    readonly ownDeed: string
    readonly leavesMore: string
    readonly received: string
    readonly rentThrow: string
    readonly income: string
    readonly onStreet: string
    readonly onStation: string
    readonly onUtility: string
    readonly ladder: string
  }
  readonly nothing: string
  readonly step: {
    readonly needs: string
    readonly clashes: string
    readonly open: string
    readonly idle: string
    readonly comes: string
    readonly goes: string
    readonly unsaid: string
    readonly smallChip: string
    readonly or: string
  }
}
