import { quoted } from '@hausregeln/engine/kit/book/quoted.ts'
import type { Guests } from '../../external/guests.ts'
import { say } from '../../say.ts'
import { checkBots, checkTableOf, refuse, rulebookFor, type Shelf } from '../books.ts'
import { bilingual, USUAL_PACE, USUAL_ROUNDS } from '../open-compare.ts'
import type { BookExperiment } from '../schema.ts'
import { AboutStudy } from './about.ts'

/** Styles by which findings are checked where nobody names others: bots are the greatest assumption. */
const USUAL_STYLES = ['careful', 'gambler', 'trader', 'plain'] as const

/** All that can be told of a book, ready to be played. Throws `ExperimentError`. */
export function openAbout(experiment: BookExperiment, shelf: Shelf, guests: Guests | null): AboutStudy {
  const {
    bots,
    games,
    seed,
    maxRounds = USUAL_ROUNDS,
    byWealth = false,
    styles = USUAL_STYLES,
    groups = [],
  } = experiment
  const rulebook = rulebookFor(experiment, shelf, [])
  const options = checkTableOf(rulebook, bots, experiment.options, [], guests)
  checkBots(styles, ['styles'], guests)
  groups.forEach((group, at) => {
    if (rulebook.board.groups[group] === undefined) refuse(['groups', at], say('noGroup', { name: quoted(group) }))
  })
  const others = styles.filter((style) => bots.some((bot) => bot !== style))
  const plan = {
    names: [[...new Set(bots)].join(', '), ...others].map(bilingual),
    sides: [
      { rulebook, bots, options, guests },
      ...others.map((style) => ({ rulebook, bots: bots.map(() => style), options, guests })),
    ],
    games,
    seed,
    maxRounds,
    byWealth,
    rotate: false,
    stops: false,
    looks: 'once',
    measure: 'length',
    margin: 0,
    pace: experiment.pace ?? USUAL_PACE,
    curve: null,
  } as const
  return new AboutStudy(plan, groups)
}
