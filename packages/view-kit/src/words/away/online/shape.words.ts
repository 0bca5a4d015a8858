// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly online: string
  readonly intro: string
  readonly yourName: string
  readonly nameHint: string
  readonly keepName: string
  readonly newTable: string
  readonly join: string
  readonly code: string
  readonly codeHint: string
  readonly toTable: string
  readonly openTables: string
  readonly noOpen: string
  readonly ownTables: string
  readonly noOwn: string
  readonly phases: {
    readonly lobby: string
    readonly playing: string
    readonly paused: string
    readonly over: string
  }
  readonly free: string
  readonly title: string
  readonly titleOf: ($name: string) => string
  readonly seats: string
  readonly publicTable: string
  readonly publicHint: string
  readonly spectators: string
  readonly spectatorsHint: string
  readonly companion: string
  readonly companionHint: string
  readonly confirms: string
  readonly confirmsHint: string
  readonly fromPhones: string
  readonly tappedBy: ($name: string, $what: string) => string
  readonly confirmTap: string
  readonly declineTap: string
  readonly tapWaits: ($what: string, $host: string) => string
  readonly takeTapBack: string
  readonly clocks: string
  readonly decisionClock: string
  readonly gameClock: string
  readonly noLimit: string
  readonly timeout: string
  readonly timeouts: {
    readonly wait: string
    readonly bot: string
    readonly default: string
    readonly forfeit: string
  }
  readonly pace: string
  readonly paces: {
    readonly slow: string
    readonly normal: string
    readonly fast: string
    readonly instant: string
  }
  readonly countdown: string
  readonly goesOn: string
  readonly goesOnHint: string
  readonly create: string
  readonly save: string
  readonly change: string
  readonly options: string
  readonly lobby: string
  readonly invite: string
  readonly inviteText: string
  readonly copy: string
  readonly copied: string
  readonly copyFailed: string
  readonly share: string
  readonly shareFailed: string
  readonly onlyHere: string
  readonly reachedAt: string
  readonly reachedAtHint: string
  readonly plainHttp: string
  readonly qr: string
  readonly sitHere: string
  readonly standUp: string
  readonly botHere: string
  readonly botOfLevel: ($bot: string, $level: string) => string
  readonly noDevice: string
  readonly keeps: string
  readonly clearSeat: string
  readonly clearSeatOf: ($name: string) => string
  readonly personHere: string
  readonly personTitle: string
  readonly personName: string
  readonly personHint: string
  readonly personMissing: string
  readonly personSeat: string
  readonly keeperHint: string
  readonly keeperIs: ($name: string) => string
  readonly inviteCompanion: string
  readonly host: string
  readonly you: string
  readonly away: string
  readonly start: string
  readonly fillSeats: string
  readonly fillNeedsPerson: string
  readonly startNeeds: string
  readonly startNeedsPerson: string
  readonly startHost: ($name: string) => string
  readonly dice: string
  readonly diceText: string
  readonly fingerprint: string
  readonly ownNonce: string
  readonly lines: {
    readonly connecting: string
    readonly open: string
    readonly lost: string
    readonly ended: string
  }
  readonly retry: string
  readonly sending: string
  readonly clockOf: ($name: string) => string
  readonly proposals: {
    readonly pause: string
    readonly resume: string
    readonly takeBack: string
    readonly stop: string
    readonly save: string
  }
  readonly proposes: ($name: string, $what: string) => string
  readonly agreed: ($count: string, $all: string) => string
  readonly agree: string
  readonly disagree: string
  readonly withdraw: string
  readonly takesBack: ($what: string, $round: string) => string
  readonly takeBack: string
  readonly paused: string
  readonly botTakes: string
  readonly botReturns: string
  readonly botFor: ($name: string) => string
  readonly watching: string
  readonly openVote: string
  readonly unread: ($count: string) => string
  readonly chat: string
  readonly say: string
  readonly send: string
  readonly noChat: string
  readonly mute: ($name: string) => string
  readonly unmute: ($name: string) => string
  readonly report: string
  readonly reportAsk: string
  readonly reported: string
  readonly reactions: {
    readonly laugh: string
    readonly cheer: string
    readonly wow: string
    readonly cry: string
    readonly angry: string
    readonly thanks: string
    readonly hurry: string
    readonly luck: string
  }
  readonly otherDevice: string
  readonly otherDeviceText: string
  readonly showLink: string
  readonly newHere: string
  readonly checkDice: string
  readonly diceRight: ($draws: string) => string
  readonly diceWrong: string
  readonly replay: string
  readonly here: string
  readonly leave: string
  readonly notHere: string
  readonly reasons: {
    readonly noSuchTable: string
    readonly noSpectators: string
    readonly badToken: string
    readonly otherProtocol: string
    readonly malformed: string
  }
  readonly coach: string
  readonly coachHint: string
  readonly coachAllowed: string
}
