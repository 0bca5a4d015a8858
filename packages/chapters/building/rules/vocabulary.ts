import type { Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** Houses and hotels. */
export const vocabulary = {
  slots: ['build', 'buildMortgaged', 'buildTiming', 'buildHotel', 'sellBuilding', 'shortage', 'buildWhere'],
  refusals: {
    notAStreet: 'build',
    groupIncomplete: 'build',
    groupMortgaged: 'buildMortgaged',
    streetMortgaged: 'buildMortgaged',
    buildsWhereStanding: 'buildWhere',
    unevenBuild: 'build',
    fullyBuilt: 'buildHotel',
    buildTooDear: 'build',
    buildTooLate: 'buildTiming',
    noPieceLeft: 'stock',
    orderLapsed: 'shortage',
    nothingToSell: 'sellBuilding',
    unevenSale: 'sellBuilding',
  },
  events: {
    built: ['seat', 'deed', 'level'],
    sold: ['seat', 'deed', 'level'],
    shortage: ['seat', 'deed', 'stock'],
  },
  actions: { build: 'deed', sell: 'deed' },
} as const satisfies Vocabulary
