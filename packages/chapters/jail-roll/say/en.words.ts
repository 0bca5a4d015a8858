// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  answer: {
    withoutCard: 'doubles (attempts: {attempts}), or {bail} before the throw; after the last failure {lastBail} must be paid',
    withoutBail: 'doubles (attempts: {attempts}), or a jail card; after the last failure {lastBail} must be paid',
    byThrow: 'doubles (attempts: {attempts}); after the last failure {lastBail} must be paid',
  },
  refusal: {
    noBailAnyMore: 'Bail can no longer be paid before the last attempt.',
    noJailCard: 'A jail card is needed for that.',
  },
  action: {
    playJailCard: 'Play a jail card',
  },
  event: {
    stayedInJail: (a, v) => `No doubles for ${v.seat(a.seat)} in ${a.jail} (attempt ${a.attempt}).`,
  },
  ways: {
    throw: 'throw for doubles',
    card: 'play the jail card or throw for doubles',
    bail: (a, v) => `pay ${v.money(a.bail)} or throw for doubles`,
    bailCard: (a, v) => `pay ${v.money(a.bail)} or play the jail card or throw for doubles`,
  },
  attempt: {
    plain: (a) => `In ${a.jail}, attempt ${a.attempt} of ${a.attempts}: ${a.ways}.`,
    last: (a, v) => `In ${a.jail}, attempt ${a.attempt} of ${a.attempts}: ${a.ways}; without doubles it costs ${v.money(a.lastBail)}.`,
  },
}
