import { useSyncExternalStore } from 'react'

/** Where the page is; it stands in the address behind `#`, so that a reload comes back to it. */
export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'new' }
  | { readonly at: 'game'; readonly id: string }
  | { readonly at: 'rules'; readonly book: string; readonly rule: string | null }

export function hrefOf(route: Route): string {
  switch (route.at) {
    case 'home':
      return '#/'
    case 'new':
      return '#/new'
    case 'game':
      return `#/game/${route.id}`
    case 'rules':
      return `#/rules/${route.book}${route.rule === null ? '' : `/${route.rule}`}`
  }
}

export function parseRoute(hash: string): Route {
  const [, page = '', first = '', second = ''] = hash.replace(/^#/, '').split('/')
  if (page === 'new') return { at: 'new' }
  if (page === 'game' && first !== '') return { at: 'game', id: first }
  if (page === 'rules' && first !== '') return { at: 'rules', book: first, rule: second === '' ? null : second }
  return { at: 'home' }
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

export function useRoute(): Route {
  return parseRoute(useSyncExternalStore(subscribe, () => location.hash))
}

export function go(route: Route): void {
  location.hash = hrefOf(route)
}
