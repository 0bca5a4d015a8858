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

/** What of the page may bring such a button somewhere else. */
const CHANGES: MutationObserverInit = {
  childList: true,
  subtree: true,
  attributeFilter: ['class', 'hidden', 'inert', 'open'],
}

/**
 * Keeps an open layer of messages at the edge at which it lies over no button that answers: where one comes up below it
 * later, it goes to the other one. Returns what ends that.
 */
export function keepOff(layer: HTMLElement): () => void {
  const usual = (): Edge => (matchMedia(WIDE).matches ? 'bottom' : 'top')
  let edge = place(layer, usual())
  let frame = 0
  const again = (first: () => Edge) => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      edge = place(layer, first())
    })
  }
  const resized = () => again(usual)
  const changes = new MutationObserver(() => again(() => edge))
  changes.observe(document.body, CHANGES)
  addEventListener('resize', resized)
  return () => {
    cancelAnimationFrame(frame)
    changes.disconnect()
    removeEventListener('resize', resized)
  }
}

function place(layer: HTMLElement, first: Edge): Edge {
  layer.dataset.edge = 'top'
  const high = Math.max(0, ...[...layer.children].map((toast) => toast.getBoundingClientRect().bottom))
  const kept = [...document.querySelectorAll(KEPT)].map((button) => button.getBoundingClientRect())
  const shown = kept.filter(({ width, height }) => width > 0 && height > 0)
  const edge = edgeFor({ first, high, room: window.innerHeight, kept: shown })
  layer.dataset.edge = edge
  return edge
}
