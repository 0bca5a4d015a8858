// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  visitors: ($names) => `here: ${$names}`,
  unownedFor: ($price) => `still free, price ${$price}`,
  ownedBy: ($name) => `owned by ${$name}`,
  rentNow: ($now) => `rent ${$now}`,
  rentNext: ($now, $next) => `rent ${$now}, with the next step ${$next}`,
  steps: ($level, $reach, $top) => `step ${$level} of ${$top}, allowed up to ${$reach}`,
  needsStreets: ($most, $missing) => `More than ${$most} only once ${$missing} belongs to it too.`,
  needsOthers: ($next, $least, $low) => `For ${$next} there must first be ${$least} on ${$low}.`,
  topReached: 'It goes no higher.',
  limits: 'How high you may build',
  upTo: ($what) => `up to ${$what}`,
  eachUpTo: ($what) => `up to ${$what} each`,
  forLevel: ($what, $least) => `${$what}: at least ${$least} on the two others`,
  withStreets: ($count, $isAll) => ($isAll ? 'with the whole group' : ($count === 1 ? 'with one plot' : `with ${$count} plots`)),
}
