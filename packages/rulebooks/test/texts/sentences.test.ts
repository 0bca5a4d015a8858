import type { Scene } from '@hausregeln/chapters/testing/script.ts'
import { describe, expect, it } from 'vitest'
import { classic } from '../../src/classic/book.ts'
import { refusalText } from '../../src/texts/index.ts'
import { BROWN, built, CHANCE, chanceCard, DARK_BLUE, LIGHT_BLUE, ORANGE, PINK, table } from '../classic/table.ts'
import { asked, button, buttons, log } from './table.ts'

/** Numbers of deeds. */
const BADSTRASSE = 0
const SCHLOSSALLEE = 27

describe('a turn in words', () => {
  it('K-2.1: a purchase is asked, labelled and told', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 36 } })
    expect([asked(t, 0, 'de'), asked(t, 1, 'de'), asked(t, -1, 'en')]).toEqual([
      'Am Zug: würfeln.',
      'Anna ist am Zug.',
      'It is Anna’s turn.',
    ])
    t.throws(0, [1, 2])
    expect(log(t, 'de')).toEqual([
      'Anna wirft 1 und 2.',
      'Anna zieht auf Schlossallee.',
      'Anna darf Schlossallee für 400 Taler kaufen.',
    ])
    expect(asked(t, 0, 'de')).toBe('Schlossallee für 400 Taler kaufen? Sonst wird versteigert.')
    expect(asked(t, 0, 'en')).toBe('Buy Castle Avenue for 400 thalers? Otherwise it is auctioned.')
    expect(buttons(t, 0, 'de').slice(0, 2)).toEqual([
      'Schlossallee für 400 kaufen',
      'Nicht kaufen, sondern versteigern',
    ])
    t.do(0, 'buy')
    expect(log(t, 'de', 'moneyMoved')).toEqual(['Anna kauft Schlossallee für 400 Taler.'])
    expect(log(t, 'en', 'moneyMoved')).toEqual(['Anna buys Castle Avenue for 400 thalers.'])
  })

  it('K-2.2: an auction says what is bid, by whom, and who can still bid', () => {
    const t = table({ seats: 3, starts: 0, place: { 0: 36 }, cash: { 0: 100, 1: 1500, 2: 1500 } })
    t.throws(0, [1, 2])
    expect(asked(t, 0, 'de')).toBe('Schlossallee kostet 400 Taler; es fehlen 300 Taler. Sonst wird versteigert.')
    t.do(0, 'decline')
    expect(asked(t, 2, 'de')).toBe('Versteigerung: Schlossallee, noch kein Gebot. Bieten oder passen?')
    t.do(1, 'bid', 1250)
    expect(log(t, 'de')).toEqual(['Ben bietet 1.250 Taler für Schlossallee.'])
    expect(log(t, 'en')).toEqual(['Ben bids 1,250 thalers for Castle Avenue.'])
    expect([asked(t, 2, 'en'), asked(t, 0, 'en')]).toEqual([
      'At auction: Castle Avenue, 1,250 thalers from Ben. Bid or pass?',
      'Cem can still bid.',
    ])
    expect(buttons(t, 2, 'de')).toEqual(['1.251 bieten', 'Passen'])
    t.do(2, 'pass')
    expect(log(t, 'de', 'passed', 'auctionWon')).toEqual(['Cem passt.', 'Ben ersteigert Schlossallee für 1.250 Taler.'])
  })

  it('K-3.1: rent is due, offered for demanding, and paid from one to the other', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 36 }, own: { 1: DARK_BLUE }, level: built(2, ...DARK_BLUE) })
    t.throws(0, [1, 2])
    expect(log(t, 'de', 'rentDue')).toEqual(['Fällig: 600 Taler Miete von Anna an Ben für Schlossallee.'])
    expect(asked(t, 1, 'de')).toBe('Miete verlangen? 600 Taler von Anna für Schlossallee.')
    expect(buttons(t, 1, 'de').slice(0, 2)).toEqual([
      'Miete verlangen: 600 von Anna für Schlossallee',
      'Auf Miete verzichten: 600 von Anna für Schlossallee',
    ])
    t.do(1, 'demand', 'Schlossallee')
    expect(log(t, 'de')).toEqual([
      'Ben verlangt 600 Taler Miete von Anna für Schlossallee.',
      'Anna zahlt 600 Taler Miete an Ben für Schlossallee.',
    ])
    expect(log(t, 'en')[1]).toBe('Anna pays 600 thalers rent to Ben for Castle Avenue.')
    expect(button(t, 1, 'demand', 99, 'de')).toBe('Miete verlangen')
  })

  it('K-0.3, K-4.2: a card is quoted, and jail lists the ways out that are open', () => {
    const t = table({
      seats: 2,
      starts: 0,
      place: { 0: 4 },
      jailCards: { 1: 0 },
      cards: { [CHANCE]: [chanceCard.toJail] },
    })
    t.throws(0, [1, 2])
    expect(log(t, 'de').slice(2)).toEqual([
      'Anna zieht vom Stapel Ereignis: „Das bestellte Taxi hat ein Blaulicht: geradewegs ins Gefängnis, ohne Gehalt.“',
      'Anna muss ins Gefängnis.',
    ])
    t.do(0, 'endTurn')
    t.g.s.place[1] = 17
    t.throws(1, [1, 2])
    expect(log(t, 'en', 'visited')).toEqual(['Ben takes a rest on Free Car Park.'])
    t.do(1, 'endTurn')
    expect(asked(t, 0, 'de')).toBe(
      'Im Gefängnis, Versuch 1 von 3: 50 Taler zahlen oder die Freikarte spielen oder auf einen Pasch würfeln.',
    )
    t.do(0, 'playJailCard')
    expect(log(t, 'de')).toEqual([
      'Die Freikarte kommt zurück unter den Stapel Gemeinschaft.',
      'Anna kommt mit einer Freikarte aus dem Gefängnis frei.',
    ])
  })

  it('K-4.2: the last attempt says what it costs', () => {
    const t = table({ seats: 2, starts: 0, jail: { 0: 2 }, own: { 0: ['Hafenstraße'] } })
    expect(asked(t, 0, 'de')).toBe(
      'Im Gefängnis, Versuch 3 von 3: auf einen Pasch würfeln; ohne Pasch kostet es 50 Taler.',
    )
    t.throws(0, [1, 2])
    expect(log(t, 'de')).toEqual([
      'Anna wirft 1 und 2.',
      'Im Gefängnis kein Pasch für Anna (Versuch 3).',
      'Anna zahlt 50 Taler an die Bank, um aus dem Gefängnis zu kommen.',
      'Anna zahlt nach dem letzten Versuch und kommt frei.',
      'Anna zieht auf Hafenstraße.',
    ])
  })

  it('K-4.1: taxes go into the pot where the table plays with one', () => {
    const t = table({ seats: 2, starts: 0, options: { freeParkingPot: 1 }, place: { 0: 1 } })
    t.throws(0, [1, 2])
    expect(log(t, 'de', 'moneyMoved')).toEqual(['Anna zahlt 200 Taler Steuern in den Topf.'])
    expect(log(t, 'en', 'moneyMoved')).toEqual(['Anna pays 200 thalers tax into the pot.'])
  })
})

/** Seat 2, without cash, holds so many of the 32 houses that the stock has `left`. */
function scarce(left: number, scene: Omit<Scene, 'seats' | 'starts'>) {
  const { own = {}, level = {} } = scene
  const rest = 8 - left
  const orange = Object.fromEntries(ORANGE.map((street, n) => [street, Math.floor((rest + n) / 3)]))
  return table({
    ...scene,
    seats: 3,
    starts: 0,
    cash: { 2: 0 },
    own: { ...own, 2: [...LIGHT_BLUE, ...PINK, ...ORANGE] },
    level: { ...level, ...built(4, ...LIGHT_BLUE, ...PINK), ...orange },
  })
}

describe('buildings in words', () => {
  it('K-5.1, K-5.2: houses are numbered, hotels are not', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: BROWN }, level: built(3, ...BROWN) })
    expect(button(t, 0, 'build', BADSTRASSE, 'de')).toBe('Haus auf Badstraße bauen (50)')
    t.do(0, 'build', 'Badstraße')
    expect(log(t, 'de')).toEqual([
      'Anna zahlt 50 Taler für ein Haus auf Badstraße.',
      'Anna baut das 4. Haus auf Badstraße.',
    ])
    t.do(0, 'build', 'Turmstraße')
    expect(button(t, 0, 'build', BADSTRASSE, 'en')).toBe('Build a hotel on Bath Street (50)')
    t.do(0, 'build', 'Badstraße')
    expect(log(t, 'en', 'built')).toEqual(['Anna builds a hotel on Bath Street.'])
    expect(button(t, 0, 'sell', BADSTRASSE, 'de')).toBe('Hotel auf Badstraße verkaufen (+25)')
  })

  it('K-5.3: without houses in the stock the label names the whole group and all that the bank pays for it', () => {
    const t = scarce(2, { own: { 0: DARK_BLUE }, level: built(5, ...DARK_BLUE) })
    expect(button(t, 0, 'sell', SCHLOSSALLEE, 'de')).toBe('Gruppe Dunkelblau abbauen (+800)')
    t.do(0, 'sell', 'Schlossallee')
    expect(t.cash(0)).toBe(1500 + 800)
    expect(log(t, 'de', 'shortage', 'sold')).toEqual([
      'Es fehlen Häuser zum Tausch gegen das Hotel (Vorrat: 2). Anna baut die ganze Gruppe Dunkelblau ab.',
      'Anna verkauft Gebäude auf Parkstraße; dort steht jetzt: 1 Haus.',
      'Anna verkauft Gebäude auf Schlossallee; dort steht jetzt: 1 Haus.',
    ])
  })

  it('K-5.3: those who could build too are asked, bid, and the winner places at the price of the bid', () => {
    const t = scarce(1, { own: { 0: BROWN, 1: DARK_BLUE } })
    t.do(0, 'build', 'Badstraße')
    expect(log(t, 'de')).toEqual(['Anna möchte auf Badstraße bauen, aber der Vorrat (1) reicht nicht für alle.'])
    expect(asked(t, 1, 'de')).toBe(
      'Anna möchte ein Haus bauen. Der Vorrat ist knapp (1); reicht er nicht, wird versteigert. Auch ein Haus bauen?',
    )
    expect(asked(t, 0, 'en')).toBe('Buildings are short: Ben is asked.')
    expect(buttons(t, 1, 'de')).toEqual(['Auch ein Haus bauen', 'Jetzt kein Haus bauen'])
    t.do(1, 'want')
    expect(log(t, 'de')).toEqual(['Ben möchte auch bauen.', 'Ein Gebäude wird versteigert (Vorrat: 1).'])
    expect(asked(t, 1, 'en')).toBe('At auction: a building, no bid yet. Bid or pass?')
    t.do(1, 'bid', 210)
    expect(log(t, 'en')).toEqual(['Ben bids 210 thalers for a building.'])
    t.do(0, 'pass')
    expect(asked(t, 1, 'de')).toBe('Wohin mit dem Haus für 210 Taler? Eine Straße wählen.')
    expect(buttons(t, 1, 'de')).toEqual(['Haus auf Parkstraße stellen (210)', 'Haus auf Schlossallee stellen (210)'])
    t.do(1, 'place', 'Schlossallee')
    expect(log(t, 'de')).toEqual([
      'Ben zahlt 210 Taler für ein Haus auf Schlossallee.',
      'Ben baut ein Haus auf Schlossallee.',
    ])
  })
})

describe('debts and endings in words', () => {
  it('K-8.1: a debt says to whom, how much is missing and what can be done', () => {
    const t = table({
      seats: 3,
      starts: 0,
      place: { 0: 36 },
      cash: { 0: 20 },
      own: { 0: ['Badstraße'], 1: ['Schlossallee'] },
      options: { autoRent: 1 },
    })
    t.throws(0, [1, 2])
    expect(log(t, 'de', 'debtOpened')).toEqual(['Anna schuldet Ben 50 Taler und hat nicht genug Bargeld.'])
    expect(asked(t, 0, 'de')).toBe(
      'Zu zahlen: 50 Taler an Ben; es fehlen 30 Taler. Gebäude verkaufen, Hypotheken aufnehmen oder handeln.',
    )
    expect(asked(t, 2, 'en')).toBe('Anna must settle a debt first.')
    t.do(0, 'mortgage', 'Badstraße')
    expect(log(t, 'de', 'mortgaged', 'debtPaid')).toEqual([
      'Anna nimmt auf Badstraße eine Hypothek auf und erhält 30 Taler.',
      'Anna hat die Schuld beglichen: 50 Taler an Ben.',
    ])
  })

  it('K-8.2: the last player wins', () => {
    const t = table({
      seats: 2,
      starts: 0,
      place: { 0: 36 },
      cash: { 0: 20 },
      own: { 1: ['Schlossallee'] },
      options: { autoRent: 1 },
    })
    t.throws(0, [1, 2])
    expect(asked(t, 0, 'en')).toBe(
      'To be paid: 50 thalers to Ben; 30 thalers are missing. Sales and mortgages no longer cover it: trade or declare bankruptcy.',
    )
    t.do(0, 'bankrupt')
    expect(log(t, 'de')).toEqual([
      'Anna kann 50 Taler nicht zahlen und ist bankrott.',
      'Was Anna geblieben ist, geht an Ben: 20 Taler.',
      'Anna scheidet aus; was bleibt, geht an Ben.',
      'Nur Ben ist noch im Spiel und gewinnt.',
    ])
    expect(asked(t, 1, 'de')).toBe('Das Spiel ist zu Ende.')
  })

  it('K-9.2: equal wealth shares the win', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 17 }, options: { timeLimit: 30 } })
    t.timeUp()
    t.throws(0, [1, 2])
    t.do(0, 'endTurn')
    expect(log(t, 'de')).toEqual(['Die Zeit ist um: Anna und Ben sind gleich reich und teilen sich den Sieg.'])
    expect(log(t, 'en')).toEqual(['Time is up: Anna and Ben are equally wealthy and share the win.'])
  })
})

describe('refusals in words', () => {
  it('K-5.1, K-8.1: say what is wrong and cite the paragraph of the rulebook', () => {
    expect(refusalText(classic, 'groupIncomplete', 'de')).toEqual({
      text: 'Gebaut wird erst, wenn die ganze Farbgruppe in einer Hand ist.',
      rule: 'K-5.1',
    })
    expect(refusalText(classic, 'canStillPay', 'en')).toEqual({
      text: 'No bankruptcy while sales and mortgages still cover the debt.',
      rule: 'K-8.1',
    })
  })

  it('K-7.1: name how many offers a turn allows', () => {
    expect(refusalText(classic, 'tooManyOffers', 'de').text).toContain('Mehr als 12 Angebote')
  })
})
