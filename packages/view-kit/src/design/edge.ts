/** What messages take up, from the edge at which they stand, and what they must leave free, in CSS pixels. */
export interface Crowd {
  /** Height of all messages together, with their distance from the edge. */
  readonly high: number
  /** Height of the window. */
  readonly room: number
  /** Upper and lower edge of each button that sends what was entered. */
  readonly kept: readonly { readonly top: number; readonly bottom: number }[]
}

/** Where messages stand: above, or below where they would lie over a button that sends a form and below they do not. */
export function edgeFor({ high, room, kept }: Crowd): 'top' | 'bottom' {
  const overTop = kept.some(({ top, bottom }) => bottom > 0 && top < high)
  const overBottom = kept.some(({ top, bottom }) => top < room && bottom > room - high)
  return overTop && !overBottom ? 'bottom' : 'top'
}

/** Buttons that send a form, and those at the foot of a question. */
const KEPT = 'form [type="submit"], .hr-dialog__actions button'

/** Puts an open layer of messages at the edge at which it lies over no button that sends what was entered. */
export function keepOff(layer: HTMLElement): void {
  layer.dataset.edge = 'top'
  const high = Math.max(0, ...[...layer.children].map((toast) => toast.getBoundingClientRect().bottom))
  const kept = [...document.querySelectorAll(KEPT)].map((button) => button.getBoundingClientRect())
  const shown = kept.filter(({ width, height }) => width > 0 && height > 0)
  layer.dataset.edge = edgeFor({ high, room: window.innerHeight, kept: shown })
}
