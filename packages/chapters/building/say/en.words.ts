// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/en.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  payment: {
    sellBuilding: (a, v) => `${v.seat(a.to)} receives ${v.money(a.amount)} for buildings sold ${v.site(a.deed)}.`,
  },
  refusal: {
    notAStreet: 'Nothing can be built here.',
    groupIncomplete: 'Building begins only when one player owns the whole colour group.',
    groupMortgaged: 'A property of the colour group is still mortgaged; the mortgage must be lifted before building.',
    streetMortgaged: 'This street is mortgaged, which must be lifted before building.',
    buildsWhereStanding: 'Building is possible only on the street where the player’s piece stands.',
    unevenBuild: 'Building is even: the streets of the group with fewer buildings come first.',
    fullyBuilt: 'There is no room for another building on this street.',
    buildTooDear: 'The cash does not cover the building.',
    buildTooLate: 'It is too late to build: the next player has thrown the dice.',
    orderLapsed: 'Nobody bid for the last order; nothing more is ordered in this turn.',
    noPieceLeft: 'The bank’s stock has no such building to give now.',
    nothingToSell: 'There is no building on this street.',
    unevenSale: 'Selling is even: the streets of the group with more buildings come first.',
  },
  shortage: {
    exchange: (a, v) => `There are not enough ${v.nouns(a.houses)} to exchange ${common.phrase.thePiece(a, v)} for (stock: ${a.stock}). ${v.seat(a.seat)} sells down the whole group ${v.group(a.deed)}.`,
    order: (a, v) => `${v.seat(a.seat)} would like to build on ${v.deed(a.deed)}, but the stock (${a.stock}) does not serve everybody.`,
  },
  built: {
    first: (a, v) => `${v.seat(a.seat)} builds ${common.phrase.aPiece(a, v)} ${v.site(a.deed)}.`,
    next: (a, v) => `${v.seat(a.seat)} builds ${v.noun(a.piece)} number ${a.number} ${v.site(a.deed)}.`,
    level: (a, v) => `${v.seat(a.seat)} builds ${common.phrase.aPiece(a, v)} ${v.site(a.deed)}; now standing there: ${v.level(a.level)}.`,
  },
  sold: {
    all: (a, v) => `${v.seat(a.seat)} sells all buildings ${v.site(a.deed)}.`,
    some: (a, v) => `${v.seat(a.seat)} sells buildings ${v.site(a.deed)}, leaving ${v.level(a.level)}.`,
  },
  action: {
    build: (a, v) => `Build ${common.phrase.aPiece(a, v)} ${v.site(a.deed)} (${v.short(a.price)})`,
    sellGroup: (a, v) => `Sell down the group ${v.group(a.deed)} (+${v.short(a.amount)})`,
    sellOne: (a, v) => `Sell ${common.phrase.aPiece(a, v)} ${v.site(a.deed)} (+${v.short(a.amount)})`,
  },
}
