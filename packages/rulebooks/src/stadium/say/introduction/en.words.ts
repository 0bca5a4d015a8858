// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  intro: {
    line: 'Football with a die in a hurry',
    special: 'The classic rules in the world of football, with stands and stadiums on the pitches. A third die takes you on to the next unowned property, so the board fills up in fewer throws.',
    for: 'Players who know classic and want the buying to be over sooner.',
    hard: 'Medium: classic, and what the speed die brings.',
    point: {
      '1': 'Everybody starts with ₩{startBonus} more and, once past Start, throws the speed die with the two white ones.',
      '2': 'A number on it is added to the move. The bus lets you choose: one white die, the other, or both.',
      '3': '“Next property” moves you twice: as thrown, then on to the next unowned property; if there is none, to the next one of another player.',
      '4': 'With three equal numbers you jump to any space of the board.',
      '5': 'You may build at any time, even in the middle of another player’s turn.',
      '6': 'In jail you can pay ₩{bail} before any of the three throws.',
      '7': 'A whole group doubles its rent only while nothing in it is mortgaged.',
    },
  },
}
