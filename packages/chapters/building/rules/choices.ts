import { choice, number, otherwise, UNASKED, usually } from '@hausregeln/engine/core/choice.ts'
import { LEVELS } from '@hausregeln/engine/core/limits.ts'

const OF_BUILDING = { governs: ['build', 'sellBuilding'] } as const
const OF_TIME = { governs: ['buildTiming'] } as const

/** Where and when there is building on whole groups. */
export const choices = [
  usually(
    'buildsEvenly',
    'wholeGroups',
    ['building'],
    { de: 'auf ganzen Gruppen, gleichmäßig', en: 'on whole groups, evenly' },
    'even',
    OF_BUILDING,
  ),
  choice(
    'buildsEvenly',
    'unevenly',
    ['building'],
    { de: 'auf ganzen Gruppen, auch ungleichmäßig', en: 'on whole groups, unevenly too' },
    'uneven',
    OF_BUILDING,
  ),
  choice(
    'buildsEvenly',
    'singly',
    ['building'],
    {
      de: 'auf jeder eigenen Straße, auch ohne die ganze Gruppe und ungleichmäßig',
      en: 'on any street of your own, without the whole group and unevenly too',
    },
    'single',
    OF_BUILDING,
  ),
  choice(
    'buildsWhere',
    'whereYouStand',
    ['building'],
    { de: 'auf der Straße, auf der gebaut wird', en: 'on the street that you build on' },
    true,
    { slots: ['buildWhere'] },
  ),
  choice(
    'buildsAnyTime',
    'ownTurn',
    [],
    { de: 'im eigenen Zug und zwischen den Zügen', en: 'in your own turn and between turns' },
    false,
    OF_TIME,
  ),
  choice('buildsAnyTime', 'anyTime', [], { de: 'jederzeit', en: 'at any time' }, true, OF_TIME),
  otherwise('fallsShort', 'never', [], UNASKED, () => false),
  otherwise('buildsWhere', 'anywhere', [], { de: 'irgendwo', en: 'anywhere' }, false),
  otherwise('buildsAnyTime', 'nothing', [], UNASKED, false),
] as const

export const numbers = [
  number(
    'shortGameHouses',
    { de: 'Häuser vor einem Hotel im kurzen Spiel', en: 'Houses before a hotel in a short game' },
    [1, LEVELS - 1],
    { unit: 'house', usual: 3, option: 'shortGame' },
  ),
] as const
