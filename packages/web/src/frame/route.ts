import { useSyncExternalStore } from 'react'

/** Where the page is; it stands in the address behind `#`, so that a reload comes back to it. */
export type Route =
  | { readonly at: 'home' }
  /** `book`: the key of a rulebook that this browser keeps, to begin with; `kept`: to keep the books of a real board. */
  | { readonly at: 'new'; readonly book?: string; readonly kept?: boolean }
  | { readonly at: 'game'; readonly id: string }
  | { readonly at: 'online'; readonly book?: string }
  /** A game of this browser is to go on at an online table. */
  | { readonly at: 'bring'; readonly id: string }
  /** A rulebook behind a short link of the server. */
  | { readonly at: 'book'; readonly code: string }
  | { readonly at: 'table'; readonly code: string }
  | { readonly at: 'device'; readonly code: string; readonly token: string }
  /** `claim`: as far as it is known. */
  | { readonly at: 'claim'; readonly code: string; readonly claim: string }
  /** A recorded game, looked at after one of its entries; null: after all. */
  | { readonly at: 'replay'; readonly of: 'game' | 'table'; readonly id: string; readonly entry: number | null }
  /** One wide screen for all at a table. */
  | { readonly at: 'projector'; readonly of: 'game' | 'table'; readonly id: string }
  /** What is stored where. */
  | { readonly at: 'storage' }
  | { readonly at: 'rules'; readonly book: string; readonly rule: string | null }
  /** The lesson of a rulebook: of a built-in one, by its id. */
  | { readonly at: 'lesson'; readonly book: string }
  /** A lesson that lies in the address, packed (see word.ts). */
  | { readonly at: 'brought'; readonly word: string }
  /** `draft`: which of this browser's; null: the one changed last. */
  | { readonly at: 'workshop'; readonly draft: string | null }
  /** Rules that lie in the address itself. */
  | { readonly at: 'sent'; readonly word: string }
  /** `word`: an experiment, packed; `from`: a recorded game that is asked about. */
  | { readonly at: 'laboratory'; readonly word: string | null; readonly from?: RecordedPlace }
  | { readonly at: 'licences' }
  /** Nothing is at the address. */
  | { readonly at: 'lost' }

/** A game of this browser, or of an online table that is over, and after how many of its entries; null: after all. */
export interface RecordedPlace {
  readonly of: 'game' | 'table'
  readonly id: string
  readonly entry: number | null
}

/** The address of a screen, from `#` on. */
export function hrefOf(route: Route): string {
  switch (route.at) {
    case 'home':
      return '#/'
    case 'new':
      return route.book === undefined ? '#/new' : `#/new/${route.book}${route.kept === true ? '/board' : ''}`
    case 'game':
      return `#/game/${route.id}`
    case 'online':
      return route.book === undefined ? '#/online' : `#/online/${route.book}`
    case 'bring':
      return `#/online/bring/${route.id}`
    case 'book':
      return `#/b/${route.code}`
    case 'table':
      return `#/table/${route.code}`
    case 'device':
      return `#/device/${route.code}/${route.token}`
    case 'claim':
      return `#/claim/${route.code}${route.claim === '' ? '' : `/${route.claim}`}`
    case 'replay':
      return `#/replay/${route.of}/${route.id}${route.entry === null ? '' : `/${route.entry}`}`
    case 'projector':
      return `#/projector/${route.of}/${route.id}`
    case 'storage':
      return '#/storage'
    case 'rules':
      return `#/rules/${route.book}${route.rule === null ? '' : `/${route.rule}`}`
    case 'lesson':
      return `#/lesson/${route.book}`
    case 'brought':
      return `#/lesson/file/${route.word}`
    case 'workshop':
      return `#/workshop${route.draft === null ? '' : `/${route.draft}`}`
    case 'sent':
      return `#/rules-by/${route.word}`
    case 'laboratory':
      if (route.from !== undefined) {
        const { of, id, entry } = route.from
        return `#/laboratory/${of}/${id}${entry === null ? '' : `/${entry}`}`
      }
      return `#/laboratory${route.word === null ? '' : `/${route.word}`}`
    case 'licences':
      return '#/licences'
    case 'lost':
      return '#/lost'
  }
}

/** By this a link says which table it invites to: a server sees it, and what follows on `#` it does not. */
const INVITED = 'table'

/** The address of an invitation to a table, on the page's own: a server answers it with what the table is called. */
export function invitationTo(code: string): string {
  return `./?${new URLSearchParams({ [INVITED]: code })}`
}

/** Where an invitation leads, `address` being the page's; null: it is none. */
export function invitedTo(address: string): Route | null {
  const { searchParams, hash } = new URL(address)
  const code = searchParams.get(INVITED)
  return code === null || hash.length > 1 ? null : { at: 'table', code }
}

/** The screen of an address; an unknown one leads to the screen that says so. */
export function parseRoute(hash: string): Route {
  const [, page = '', first = '', second = '', third = ''] = hash.replace(/^#/, '').split('/')
  if (page === 'new')
    return first === '' ? { at: 'new' } : { at: 'new', book: first, ...(second === 'board' && { kept: true }) }
  if (page === 'game' && first !== '') return { at: 'game', id: first }
  if (page === 'online' && first === 'bring' && second !== '') return { at: 'bring', id: second }
  if (page === 'online') return first === '' ? { at: 'online' } : { at: 'online', book: first }
  if (page === 'b' && first !== '') return { at: 'book', code: first }
  if (page === 'table' && first !== '') return { at: 'table', code: first }
  if (page === 'device' && second !== '') return { at: 'device', code: first, token: second }
  if (page === 'claim' && first !== '') return { at: 'claim', code: first, claim: second }
  if (page === 'projector' && (first === 'game' || first === 'table') && second !== '')
    return { at: 'projector', of: first, id: second }
  if (page === 'storage') return { at: 'storage' }
  if (page === 'rules' && first !== '') return { at: 'rules', book: first, rule: second === '' ? null : second }
  if (page === 'lesson' && first === 'file' && second !== '') return { at: 'brought', word: second }
  if (page === 'lesson' && first !== '') return { at: 'lesson', book: first }
  if (page === 'workshop') return { at: 'workshop', draft: first === '' ? null : first }
  if (page === 'rules-by') return { at: 'sent', word: first }
  if ((page === 'laboratory' || page === 'replay') && (first === 'game' || first === 'table') && second !== '') {
    const from = { of: first, id: second, entry: /^\d{1,6}$/.test(third) ? Number(third) : null } as const
    return page === 'replay' ? { at: 'replay', ...from } : { at: 'laboratory', word: null, from }
  }
  if (page === 'laboratory') return { at: 'laboratory', word: first === '' ? null : first }
  if (page === 'licences') return { at: 'licences' }
  return { at: page === '' && first === '' ? 'home' : 'lost' }
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** The screen of the current address. */
export function useRoute(): Route {
  return parseRoute(useSyncExternalStore(subscribe, () => location.hash))
}

/** Goes to a screen. */
export function go(route: Route): void {
  location.hash = hrefOf(route)
}
