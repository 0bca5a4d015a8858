import type { Game } from '@hausregeln/engine/core/game.ts'
import { ACCOUNTS, BANK, DECK_CARDS, FRAME_WORDS } from '@hausregeln/engine/core/limits.ts'
import { groupIsMortgaged, isStreet, ownsGroup } from '@hausregeln/engine/kit/deeds.ts'
import { isAlive } from '@hausregeln/engine/kit/seats.ts'
import { hotelLevel } from '../building/rules/levels.ts'
import { freshCount, isFresh } from '../mortgage/rules/fresh.ts'
import { DEMAND_WORDS } from '../rent/rules/section.ts'
import { sharesEach, sharesOf } from '../shares/rules/holdings.ts'
import { SHAREHOLDERS } from '../shares/rules/section.ts'

/** All money of a game: constant from its set-up on. */
export function allMoney(g: Game): number {
  let sum = 0
  for (let account = 0; account < ACCOUNTS; account++) sum += g.s.cash[account]
  return sum
}

/** Throws a sentence if the state of a game breaks a law that holds between any two decisions. */
export function checkLaws(g: Game, money: number): void {
  const faults = [
    ...moneyFaults(g, money),
    ...deedFaults(g),
    ...pieceFaults(g),
    ...deckFaults(g),
    ...shareFaults(g),
    ...agendaFaults(g),
  ]
  if (faults.length > 0) throw new Error(`The state breaks a law: ${faults.join('; ')}.`)
}

function moneyFaults(g: Game, money: number): string[] {
  const faults: string[] = []
  if (allMoney(g) !== money) faults.push(`there is money of ${allMoney(g)} instead of ${money}`)
  for (let seat = 0; seat < g.s.seats; seat++) if (g.s.cash[seat] < 0) faults.push(`seat ${seat} has ${g.s.cash[seat]}`)
  if (g.book.chapters.has('finite-bank') && g.s.cash[BANK] < 0) faults.push(`the bank has ${g.s.cash[BANK]}`)
  return faults
}

function deedFaults(g: Game): string[] {
  const { s } = g
  const faults: string[] = []
  let fresh = 0
  for (let deed = 0; deed < g.book.board.deeds; deed++) {
    const owner = s.owner[deed]
    if (isFresh(g, deed)) fresh++
    if (owner < 0 && (s.mortgaged[deed] !== 0 || s.level[deed] !== 0)) faults.push(`free deed ${deed} is not bare`)
    if (owner >= 0 && ((s.alive >>> owner) & 1) === 0) faults.push(`${owner}, who left, owns ${deed}`)
    if (isFresh(g, deed) && s.mortgaged[deed] === 0) faults.push(`interest on ${deed}, which is not mortgaged`)
  }
  if (fresh !== freshCount(g)) faults.push(`${fresh} deeds are fresh, not ${freshCount(g)}`)
  return faults
}

/** Stock and board hold all pieces; buildings stand evenly, on whole groups without a mortgage. */
function pieceFaults(g: Game): string[] {
  const { s, book } = g
  const faults: string[] = []
  let houses = s.housesLeft
  let hotels = s.hotelsLeft
  for (let deed = 0; deed < book.board.deeds; deed++) {
    const level = s.level[deed]
    if (level === 0) continue
    const group = book.board.groupOf[deed]
    if (level === hotelLevel(g)) hotels++
    else houses += level
    if (!isStreet(g, deed) || level > hotelLevel(g)) faults.push(`deed ${deed} has level ${level}`)
    if (book.policies.buildsEvenly !== 'even') continue
    if (!ownsGroup(g, s.owner[deed], group)) faults.push(`deed ${deed} is built, but its group has several owners`)
    if (groupIsMortgaged(g, group)) faults.push(`deed ${deed} is built, but its group is mortgaged`)
    if (level > lowest(g, group) + 1) faults.push(`group ${group} is built unevenly`)
  }
  if (houses !== book.houses || s.housesLeft < 0) faults.push(`there are ${houses} houses, ${s.housesLeft} in stock`)
  if (hotels !== book.hotels || s.hotelsLeft < 0) faults.push(`there are ${hotels} hotels, ${s.hotelsLeft} in stock`)
  return faults
}

function lowest(g: Game, group: number): number {
  const { groupStart, groupDeeds } = g.book.board
  return Math.min(...[...groupDeeds.slice(groupStart[group], groupStart[group + 1])].map((deed) => g.s.level[deed]))
}

/** Every card is unseen, in the pile or, for a jail card, in a hand: once. */
function deckFaults(g: Game): string[] {
  const { s, book } = g
  const faults: string[] = []
  for (let deck = 0; deck < book.board.decks; deck++) {
    const places: number[] = []
    for (let card = 0; card < book.board.cards[deck]; card++) if ((s.undrawn[deck] >>> card) & 1) places.push(card)
    for (let i = 0; i < s.pileLength[deck]; i++)
      places.push(s.pile[deck * DECK_CARDS + ((s.pileHead[deck] + i) % DECK_CARDS)])
    if (s.jailCard[deck] >= 0) places.push(book.board.jailCardOf[deck])
    const sorted = places.sort((a, b) => a - b).join()
    if (sorted !== [...Array(book.board.cards[deck]).keys()].join()) faults.push(`deck ${deck} holds ${sorted}`)
  }
  return faults
}

/**
 * Where players consist of shares: all of everybody in the game are somebody's, those of players who have left are
 * void.
 */
function shareFaults(g: Game): string[] {
  const faults: string[] = []
  const issued = g.book.codes.sellShares === undefined ? 0 : sharesEach(g.book)
  for (let issuer = 0; issuer < g.s.seats; issuer++) {
    let held = 0
    for (let holder = 0; holder < SHAREHOLDERS; holder++) held += sharesOf(g, issuer, holder)
    if (held !== (isAlive(g, issuer) ? issued : 0)) faults.push(`there are ${held} shares of seat ${issuer}`)
  }
  return faults
}

/** The game waits for somebody or is over; nothing lies above the agenda or behind the open demands. */
function agendaFaults(g: Game): string[] {
  const { s } = g
  const faults: string[] = []
  if (s.over === 0 && s.must === 0 && s.awaiting === 0) faults.push('the game waits for nobody')
  if ((s.must & ~s.alive) !== 0) faults.push('somebody who has left must decide')
  if (s.frames.subarray(s.depth * FRAME_WORDS).some((word) => word !== 0)) faults.push('words lie above the agenda')
  const { demands, demandCount } = s.parts.rent
  if (demands.subarray(demandCount * DEMAND_WORDS).some((word) => word !== 0)) faults.push('a demand is left over')
  for (const { name, isOpen } of g.book.matters)
    if (isOpen !== undefined && isOpen(g) !== ((s.open & g.book.openBits[name]) !== 0))
      faults.push(`${name}: open or not?`)
  return faults
}
