// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  bank: 'Bank',
  cashNow: 'Cash',
  couldRaise: 'Mortgages and sales would bring',
  stillMissing: 'Still missing even then',
  leftAtMost: 'Left afterwards, at most',
  attempt: ($turn, $all) => `Attempt ${$turn} of ${$all}`,
  doubles: 'Doubles in one throw',
  oneInSix: '1 in 6',
  lastTry: 'Due now without doubles',
  cashAfterBail: ($price) => `Cash after a bail of ${$price}`,
  printedPrice: 'Printed price',
  richest: ($name) => `${$name} can bid the most`,
  endsAlone: 'End, and by itself from now on',
  endsAloneHint: 'You are asked again as soon as there is something new to build, or a mortgage to lift. You can hold it at any time.',
  endsAsked: 'Ask every time again',
}
