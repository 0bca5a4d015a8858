import type { PolicyName } from '../../core/choice.ts'
import { type BookFault, fault } from './fault.ts'
import { ladderFaults } from './ladder-faults.ts'
import { quoted } from './quoted.ts'
import type { BookDef } from './rulebook.ts'
import type { Settled } from './settle-choices.ts'
import type { AllNumbers } from './settle-numbers.ts'
import { isDeed } from './spaces.ts'

/** What fits by itself, but not together. */
export function togetherFaults(def: BookDef, settled: Settled, all: AllNumbers): BookFault[] {
  const faults = [...seatFaults(all), ...stockFaults(def, all), ...jailFaults(all), ...unservedFaults(def, settled)]
  if (def.chapters.some(({ name }) => name === 'deal'))
    faults.push(...dealFaults(def.board, settled, all as Readonly<Record<string, number>>))
  if (goesNowhere(def.board, settled, all))
    faults.push(
      fault(
        ['choices', 'feesToPot'],
        'In den Topf kommt Geld, und niemand kann es gewinnen.',
        'Money goes to the pot, and nobody can win it.',
      ),
    )
  if (typeof all.reportSpace === 'number' && all.reportSpace >= def.board.spaces.length)
    faults.push(
      fault(
        ['numbers', 'reportSpace'],
        `Die Zahl "reportSpace" ist ein Feld des Spielplans, nicht ${all.reportSpace}.`,
        `The number "reportSpace" is a space of the board, not ${all.reportSpace}.`,
      ),
    )
  if (settled.ladder.value) faults.push(...ladderFaults(def.board.spaces.filter(isDeed), all))
  return faults
}

function seatFaults(all: AllNumbers): BookFault[] {
  const faults: BookFault[] = []
  const { minSeats, maxSeats, startCash, bankCash } = all as Readonly<Record<string, number>>
  if (minSeats > maxSeats)
    faults.push(
      fault(
        ['numbers', 'minSeats'],
        `Mindestens ${minSeats} und höchstens ${maxSeats} Spieler kann es nicht geben.`,
        `At least ${minSeats} and at most ${maxSeats} players cannot be.`,
      ),
    )
  const needed = maxSeats * startCash + sumOf(all.handicap) + Number(all.potStart ?? 0)
  if (bankCash !== undefined && bankCash < needed)
    faults.push(
      fault(
        ['numbers', 'bankCash'],
        `Die Bank hat ${bankCash}, und ${maxSeats} Spieler beginnen mit ${needed}.`,
        `The bank has ${bankCash}, and ${maxSeats} players begin with ${needed}.`,
      ),
    )
  return faults
}

function sumOf(list: unknown): number {
  return Array.isArray(list) ? list.reduce((sum: number, one: number) => sum + one, 0) : 0
}

/** Whether a pot is filled that nobody can win. */
function goesNowhere({ spaces }: BookDef['board'], settled: Settled, { potStart, potRefill }: AllNumbers): boolean {
  const isFilled = settled.feesToPot.value !== 0 || Number(potStart ?? 0) > 0 || Number(potRefill ?? 0) > 0
  const byLanding = settled.onParking.id === 'winPot' && spaces.some(({ kind }) => kind === 'parking')
  return isFilled && !byLanding && settled.doubleOne.value === null
}

function stockFaults({ chapters }: BookDef, all: AllNumbers): BookFault[] {
  const endless = all.houses === 'unlimited' && all.hotels === 'unlimited'
  if (endless || chapters.some(({ name }) => name === 'shortage')) return []
  return [
    fault(
      ['chapters'],
      'Häuser und Hotels können ausgehen, und kein Kapitel sagt, was dann geschieht: "shortage" fehlt.',
      'Houses and hotels can run out, and no chapter says what happens then: "shortage" is missing.',
    ),
  ]
}

function jailFaults({ bails, attempts }: AllNumbers): BookFault[] {
  if (typeof bails !== 'object' || bails.length >= (attempts as number)) return []
  return [
    fault(
      ['numbers', 'bails'],
      `Die Zahl "bails" hat einen Betrag für jede von ${attempts} Runden, nicht ${bails.length}.`,
      `The number "bails" has an amount for each of ${attempts} rounds, not ${bails.length}.`,
    ),
  ]
}

const SERVED = [
  ['cards', 'drawCard'],
  ['risk', 'onRisk'],
] as const satisfies readonly (readonly [string, PolicyName])[]

/** Spaces of a kind of which no chapter says anything. */
function unservedFaults({ board }: BookDef, settled: Settled): BookFault[] {
  return SERVED.flatMap(([kind, policy]) => {
    const at = board.spaces.findIndex((space) => space.kind === kind)
    if (at < 0 || settled[policy].id !== 'nothing') return []
    return [
      fault(
        ['board', 'spaces', at],
        `Feld ${at} ist von der Art ${quoted(kind)}, und kein Kapitel sagt, was dort geschieht.`,
        `Space ${at} is of the kind ${quoted(kind)}, and no chapter says what happens there.`,
      ),
    ]
  })
}

/** Deeds are dealt to each player, who pays for them. */
function dealFaults(
  { spaces }: BookDef['board'],
  { dealing, dealPrice }: Settled,
  numbers: Readonly<Record<string, number>>,
): BookFault[] {
  const { dealtDeeds, minSeats, maxSeats, startCash } = numbers
  const at = ['numbers', 'dealtDeeds']
  const prices = spaces.filter(isDeed).map(({ price }) => price)
  const isAll = dealing.value === 'all'
  const each = isAll ? Math.ceil(prices.length / minSeats) : dealtDeeds
  if (!isAll && prices.length < each * maxSeats)
    return [
      fault(
        at,
        `Jeder von ${maxSeats} Spielern bekommt ${each} Grundstücke, und der Spielplan hat ${prices.length}.`,
        `${each} deeds are dealt to each of ${maxSeats} players, and the board has ${prices.length}.`,
      ),
    ]
  if (!dealPrice.value) return []
  const dearest = prices.toSorted((a, b) => b - a).slice(0, each)
  const cost = dearest.reduce((sum, price) => sum + price, 0)
  if (cost <= startCash) return []
  return [
    fault(
      at,
      `Ausgeteilt werden Grundstücke für bis zu ${cost}, und die Spieler beginnen mit ${startCash}.`,
      `Deeds are dealt that cost up to ${cost}, and players begin with ${startCash}.`,
    ),
  ]
}
