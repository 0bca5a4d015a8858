import { choice, number, otherwise, UNASKED, usually } from '@hausregeln/engine/core/choice.ts'
import { LEVELS } from '@hausregeln/engine/core/limits.ts'

const OF_BUILDING = { governs: ['build', 'sellBuilding'] } as const
const OF_TIME = { governs: ['buildTiming'] } as const

/** Where and when there is building on whole groups. */
export const choices = [
  usually('buildsEvenly', 'wholeGroups', ['building'], 'even', OF_BUILDING),
  choice('buildsEvenly', 'unevenly', ['building'], 'uneven', OF_BUILDING),
  choice('buildsEvenly', 'singly', ['building'], 'single', OF_BUILDING),
  choice('buildsWhere', 'whereYouStand', ['building'], true, { slots: ['buildWhere'] }),
  choice('buildsAnyTime', 'ownTurn', [], false, OF_TIME),
  choice('buildsAnyTime', 'anyTime', [], true, OF_TIME),
  otherwise('fallsShort', 'never', [], () => false, { sentence: UNASKED }),
  otherwise('buildsWhere', 'anywhere', [], false),
  otherwise('buildsAnyTime', 'nothing', [], false, { sentence: UNASKED }),
] as const

export const numbers = [
  number('shortGameHouses', [1, LEVELS - 2], { unit: 'house', usual: 3, option: 'shortGame' }),
] as const
