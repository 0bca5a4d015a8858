import { defineOnDemand, differ, type Rulebook } from '@hausregeln/engine'
import { classic } from '../classic/book.ts'
import { bookText } from '../own.ts'
import { board } from './board.ts'
import { options } from './options.ts'
import { ruleTexts } from './rules.ts'

/** The stadium rules: the classic ones with the speed die, without dealt deeds and pot, where building has no time. */
export const stadium: Rulebook = defineOnDemand(
  differ(classic.def, {
    id: 'stadium',
    version: 3,
    formerVersions: [2],
    title: bookText('stadium', 'title'),
    board,
    ruleTexts,
    options,

    without: ['deal'],
    choose: {
      open: 'firstThrow',
      groupRent: 'unlessMortgaged',
      freshUtilityThrow: 'fresh',
      buildsAnyTime: 'anyTime',
      onParking: 'rest',
      bailInLastTurn: 'allowed',
      liquidate: 'sellBuildingsAndMortgageAll',
    },

    /**
     * S-12.2: the speed die is thrown from the throw after the first time past the start; S-12.6: not in jail; S-12.8:
     * never after it.
     */
    paragraphs: {
      'S-0.1': ['material', 'board'],
      'S-0.2': ['firstThrow'],
      'S-1.1': ['turnOrder', 'throw', 'move', 'salary', 'salaryLand', 'doubles', 'thirdDoubles', 'endTurn'],
      'S-2.1': ['debt'],
      'S-2.2': ['bankruptToPlayer', 'debtorTrades'],
      'S-2.3': ['bankruptToBank', 'estate', 'resign'],
      'S-2.4': ['lastPlayer', 'shortGame', 'timeLimit'],
      'S-3.1': ['ownership', 'jailBusiness'],
      'S-3.2': ['declined'],
      'S-3.3': ['auction'],
      'S-4.1': ['build', 'buildTiming', 'buildHotel'],
      'S-4.2': ['buildMortgaged'],
      'S-4.3': ['stock', 'shortage'],
      'S-5.1': ['sellBuilding'],
      'S-6.1': ['mortgage', 'lift', 'rentMortgaged'],
      'S-7.1': ['trade'],
      'S-7.2': ['transferInterest'],
      'S-8.1': ['purchase'],
      'S-9.1': ['rentDemand', 'rentLapse'],
      'S-9.2': ['rentAmount'],
      'S-9.3': ['rentStation', 'rentUtility'],
      'S-10.1': ['cards'],
      'S-10.2': ['tax'],
      'S-11.1': ['goToJail'],
      'S-11.2': ['jailChoice', 'jailBail', 'jailCard', 'jailDoubles', 'jailThird'],
      'S-11.3': ['jailVisit', 'parking'],
      'S-12.1': ['speedBonus'],
      'S-12.3': ['speedDie'],
      'S-12.4': ['speedBus'],
      'S-12.5': ['speedMrM'],
      'S-12.7': ['speedTriple'],
      'S-13.1': ['pot'],
    },
  }),
)
