// Written by `npm run words` from the .ftl files beside it; change those.
import { language } from '@hausregeln/say/language.ts'
import type { Words } from './shape.words.ts'

const { number } = language('en-GB')

export const words: Words = {
  newSpace: 'New space',
  print: {
    advanceTo: (a) => `Move on to ${a.space}.`,
    nextUtility: (a) => `Move on to the next utility. If somebody owns it, pay ${number(a.factor)} times the throw.`,
    nextStation: (a) => (a.times === 1 ? 'Move on to the next station.' : `Move on to the next station. If somebody owns it, pay ${number(a.times)} times the rent.`),
    back: (a) => (a.steps === 1 ? 'Go back one space.' : `Go back ${number(a.steps)} spaces.`),
    toJail: 'Go to jail, directly.',
    jailFree: 'This sets you free. Keep the card until you need it.',
    receive: (a) => `The bank pays you ${a.amount}.`,
    pay: (a) => `Pay the bank ${a.amount}.`,
    receiveEach: (a) => `All others pay you ${a.amount} each.`,
    payEach: (a) => `Pay all others ${a.amount} each.`,
    repairs: (a) => `Pay the bank ${a.house} for each of your houses and ${a.hotel} for each hotel.`,
    nothing: 'Nothing happens.',
    sitOut: 'Sit out one turn.',
    throwAgain: 'Throw again.',
    opposite: 'Put your piece on the opposite space.',
  },
}
