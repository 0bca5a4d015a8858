import { describe, expect, it } from 'vitest'
import { hrefOf, invitationTo, invitedTo, parseRoute, type Route } from './route.ts'

describe('routes', () => {
  const routes: Route[] = [
    { at: 'home' },
    { at: 'new' },
    { at: 'new', book: '4f' },
    { at: 'online', book: '4f' },
    { at: 'book', code: 'abcdefghjk' },
    { at: 'game', id: '4f-1' },
    { at: 'projector', of: 'table', id: 'abc' },
    { at: 'rules', book: 'classic', rule: null },
    { at: 'rules', book: 'classic', rule: 'K-3.1' },
    { at: 'laboratory', word: 'q1' },
    { at: 'lesson', book: 'classic' },
    { at: 'brought', word: 'q1' },
    { at: 'laboratory', word: null, from: { of: 'table', id: 'k3m9', entry: 120 } },
    { at: 'laboratory', word: null, from: { of: 'game', id: '4f-1', entry: null } },
    { at: 'replay', of: 'table', id: 'k3m9', entry: 120 },
    { at: 'replay', of: 'game', id: '4f-1', entry: null },
    { at: 'licences' },
  ]

  it.each(routes)('%o is found again from its address', (route) => {
    expect(parseRoute(hrefOf(route))).toEqual(route)
  })

  it.each(['', '#', '#/'])('no address, %j, is the start page', (hash) => {
    expect(parseRoute(hash)).toEqual({ at: 'home' })
  })

  it.each(['#/nowhere', '#/game', '#/game/', '#/table/', '#//new'])('nothing is at %j', (hash) => {
    expect(parseRoute(hash)).toEqual({ at: 'lost' })
  })

  it.each(['https://example.org/', 'https://example.org/games/?from=mail'])(
    'an invitation leads to its table from %s',
    (page) => {
      const link = new URL(invitationTo('k3m9x2pqrs'), page).href
      expect(invitedTo(link)).toEqual({ at: 'table', code: 'k3m9x2pqrs' })
      expect(invitedTo(page)).toBeNull()
      expect(invitedTo(`${link}#/new`)).toBeNull()
    },
  )
})
