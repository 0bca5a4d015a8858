import { describe, expect, it } from 'vitest'
import { classic } from '../../src/classic/book.ts'
import { offerText, offerWarnings, openOffer } from '../../src/texts/index.ts'
import { CHANCE, table } from '../classic/table.ts'
import { asked, buttons, log, NAMES, plain } from './table.ts'

const scene = {
  seats: 3,
  starts: 0,
  own: { 0: ['Badstraße', 'Südbahnhof'], 1: ['Turmstraße'] },
  mortgaged: ['Badstraße', 'Turmstraße'],
  jailCards: { [CHANCE]: 1 },
} as const

/** Anna offers a mortgaged street, a station and money for a mortgaged street and a jail card. */
function offered() {
  const t = table(scene)
  t.do(0, 'offer', {
    to: 1,
    give: { deeds: ['Badstraße', 'Südbahnhof'], cash: 1000 },
    get: { deeds: ['Turmstraße'], jailCards: [CHANCE] },
  })
  const offer = openOffer(t.g, t.g.s.serial)
  if (offer === null) throw new Error('the offer is not open')
  return { t, offer }
}

describe('offers in words', () => {
  it('K-7.1: an offer says what each side gives', () => {
    const { t, offer } = offered()
    expect(plain(offerText(classic, t.g, offer, NAMES, 'de'))).toBe(
      'Anna gibt Badstraße (mit Hypothek), Südbahnhof und 1.000 Taler, Ben gibt dafür Turmstraße (mit Hypothek) und eine Freikarte.',
    )
    expect(plain(offerText(classic, t.g, offer, NAMES, 'en'))).toBe(
      'Anna gives Bath Street (mortgaged), South Station and 1,000 thalers; Ben gives Tower Street (mortgaged) and a jail card in return.',
    )
  })

  it('K-6.2: before it is accepted, each side is told what interest it will pay', () => {
    const { t, offer } = offered()
    expect(
      offerWarnings(classic, t.g, offer, NAMES, 'de').map(({ text, rule }) => ({ text: plain(text), rule })),
    ).toEqual([
      {
        text: 'Anna übernimmt Turmstraße mit Hypothek und zahlt dafür sofort 3 Taler Zinsen an die Bank.',
        rule: 'K-6.2',
      },
      {
        text: 'Ben übernimmt Badstraße mit Hypothek und zahlt dafür sofort 3 Taler Zinsen an die Bank.',
        rule: 'K-6.2',
      },
    ])
  })

  it('K-6.2: there is no warning where nothing mortgaged changes hands', () => {
    const t = table(scene)
    t.do(0, 'offer', { to: 1, give: { deeds: ['Südbahnhof'] }, get: { cash: 1 } })
    const offer = openOffer(t.g, t.g.s.serial)
    expect(offer && offerWarnings(classic, t.g, offer, NAMES, 'en')).toEqual([])
    expect(offer && plain(offerText(classic, t.g, offer, NAMES, 'en'))).toBe(
      'Anna gives South Station; Ben gives 1 thaler in return.',
    )
  })

  it('K-7.1: the recipient is asked, and both have their buttons', () => {
    const { t } = offered()
    expect(asked(t, 1, 'de')).toBe('Angebot von Anna: annehmen oder ablehnen?')
    expect(asked(t, 2, 'de')).toBe('Anna ist am Zug.')
    expect(buttons(t, 1, 'de')).toEqual(
      expect.arrayContaining(['Angebot von Anna annehmen', 'Angebot von Anna ablehnen']),
    )
    expect(buttons(t, 0, 'en')).toContain('Withdraw the offer to Ben')
  })

  it('K-7.1: the log of a trade tells everything that changes hands, jail cards too', () => {
    const { t } = offered()
    t.do(1, 'accept', 0)
    expect(log(t, 'de')).toEqual([
      'Anna und Ben sind sich einig und tauschen.',
      'Anna zahlt im Tausch 1.000 Taler an Ben.',
      'Anna bekommt eine Freikarte.',
      'Badstraße geht von Anna an Ben.',
      'Ben zahlt 3 Taler Hypothekenzinsen für Badstraße.',
      'Turmstraße geht von Ben an Anna.',
      'Anna zahlt 3 Taler Hypothekenzinsen für Turmstraße.',
      'Südbahnhof geht von Anna an Ben.',
    ])
    expect(openOffer(t.g, t.g.s.serial)).toBe(null)
  })
})
