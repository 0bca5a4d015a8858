// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly grace: string
  readonly graceHint: string
  readonly unattended: string
  readonly unattendedHint: string
  readonly spectatorsWrite: string
  readonly awayUntil: ($name: string, $seconds: string) => string
  readonly awaySoon: ($name: string) => string
  readonly gone: ($name: string) => string
  readonly botNow: string
  readonly proposesStandIn: ($name: string) => string
  readonly rested: ($from: string, $to: string) => string
  readonly lengthNear: ($count: number, $most: string) => string
  readonly lengthReached: ($most: string) => string
  readonly botsWait: ($until: string) => string
  readonly saveAside: string
  readonly botIsYou: string
  readonly unusual: ($from: string, $to: string, $deals: number) => string
  readonly hostAway: ($name: string) => string
  readonly becomeHost: string
  readonly makeHost: string
  readonly makeHostOf: ($name: string) => string
  readonly makeHostAsk: ($name: string) => string
  readonly makeKeeperAsk: ($name: string) => string
  readonly proposesHost: ($name: string) => string
  readonly asksToJoin: ($guest: string, $seat: string) => string
  readonly joinSent: ($seat: string) => string
  readonly joinBack: string
  readonly joinFor: ($seat: string) => string
  readonly bringTitle: string
  readonly bringText: string
  readonly bringKept: string
  readonly bringBack: string
  readonly brought: ($round: string) => string
  readonly seatBefore: ($name: string) => string
  readonly saveGame: string
  readonly saveText: string
  readonly savePropose: string
  readonly saveMeans: string
  readonly savedUpTo: ($entries: number) => string
  readonly savedNow: string
  readonly playHere: string
  readonly playHereHint: string
  readonly seats: string
  readonly giveCode: string
  readonly giveCodeOf: ($name: string) => string
  readonly codeFor: ($name: string) => string
  readonly codeCounts: ($until: string) => string
  readonly codeOpen: ($name: string, $until: string) => string
  readonly codeHow: string
  readonly codeOwnHow: string
  readonly program: string
  readonly programOf: ($name: string) => string
  readonly programWhat: string
  readonly programFaults: ($faults: number) => string
  readonly programGive: string
  readonly programGiveNew: string
  readonly programTakeBack: string
  readonly programHow: string
  readonly programCopy: string
  readonly programSecret: string
  readonly programTokenGone: string
  readonly otherDevice: string
  readonly otherDeviceText: string
  readonly showCode: string
  readonly bothDevices: string
  readonly haveCode: string
  readonly claimTitle: string
  readonly claimText: string
  readonly claimCode: string
  readonly claimHint: string
  readonly claim: string
  readonly staleLink: string
  readonly movedAway: string
  readonly knock: string
  readonly removed: ($names: string) => string
  readonly admit: string
  readonly admitOf: ($name: string) => string
  readonly remove: string
  readonly removeOf: ($name: string) => string
  readonly watching: ($count: number) => string
  readonly watchersNamed: ($names: string, $more: number) => string
  readonly findWatcher: string
  readonly somebody: string
  readonly chooseMark: string
  readonly chooseMarkOf: ($name: string) => string
  readonly markTitle: string
  readonly markTaken: ($name: string) => string
  readonly stillFree: ($count: number) => string
  readonly canBegin: string
  readonly watcher: ($name: string) => string
  readonly notSeated: ($name: string) => string
  readonly askToWrite: string
  readonly chatGoes: ($days: number) => string
  readonly reportTable: string
  readonly reportTableAsk: string
  readonly ownData: string
  readonly ownDataText: string
  readonly exportData: string
  readonly exported: ($tables: number) => string
  readonly renew: string
  readonly renewAsk: string
  readonly renewed: string
  readonly erase: string
  readonly eraseAsk: string
  readonly erased: string
  readonly programThere: string
  readonly programAway: string
  readonly programOut: ($why: 'slow' | 'nonsense' | 'illegal' | 'flood') => string
  readonly claimName: string
}
