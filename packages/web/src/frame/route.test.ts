import { describe, expect, it } from 'vitest'
import { hrefOf, parseRoute, type Route } from './route.ts'

describe('routes', () => {
  const routes: Route[] = [
    { at: 'home' },
    { at: 'new' },
    { at: 'game', id: '4f-1' },
    { at: 'projector', of: 'table', id: 'abc' },
    { at: 'rules', book: 'classic', rule: null },
    { at: 'rules', book: 'classic', rule: 'K-3.1' },
  ]

  it.each(routes)('%o is found again from its address', (route) => {
    expect(parseRoute(hrefOf(route))).toEqual(route)
  })

  it.each(['', '#', '#/nowhere', '#/game', '#/game/'])('an unknown address %j leads home', (hash) => {
    expect(parseRoute(hash)).toEqual({ at: 'home' })
  })
})
