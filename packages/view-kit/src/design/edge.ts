/** What messages take up, from the edge at which they stand, and what they must leave free, in CSS pixels. */
export interface Crowd {
  /** Where they stand if nothing is in the way. */
  readonly first: Edge
  /** Height of all messages together, with their distance from the edge. */
  readonly high: number
  /** Height of the window. */
  readonly room: number
  /** Upper and lower edge of each button that answers, or sends what was entered. */
  readonly kept: readonly { readonly top: number; readonly bottom: number }[]
}

type Edge = 'top' | 'bottom'

/** Where messages stand: at the other edge where they would lie over such a button here and there they do not. */
export function edgeFor({ first, high, room, kept }: Crowd): Edge {
  const over = {
    top: kept.some(({ top, bottom }) => bottom > 0 && top < high),
    bottom: kept.some(({ top, bottom }) => top < room && bottom > room - high),
  }
  const other = first === 'top' ? 'bottom' : 'top'
  return over[first] && !over[other] ? other : first
}

/** Answers to what is asked, buttons that send a form, and those at the foot of a question. */
const KEPT = '.answers button, form [type="submit"], .hr-dialog__actions button'
/** A window in which what is asked stands beside the board, at the top; on a phone it is a sheet at the bottom. */
const WIDE = '(min-width: 60.01rem)'

/** Puts an open layer of messages at the edge at which it lies over no button that answers. */
export function keepOff(layer: HTMLElement): void {
  layer.dataset.edge = 'top'
  const high = Math.max(0, ...[...layer.children].map((toast) => toast.getBoundingClientRect().bottom))
  const kept = [...document.querySelectorAll(KEPT)].map((button) => button.getBoundingClientRect())
  const shown = kept.filter(({ width, height }) => width > 0 && height > 0)
  const first = matchMedia(WIDE).matches ? 'bottom' : 'top'
  layer.dataset.edge = edgeFor({ first, high, room: window.innerHeight, kept: shown })
}
