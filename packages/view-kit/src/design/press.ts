/** Presses at one place within so many milliseconds of each other are one double click. */
const HURRIED = 400
/** How far apart such presses may be, in CSS pixels: a finger does not hit the same point twice. */
const PLACE = 32

/** What a press hits. */
export interface Aim {
  /** The control there; null: none. */
  readonly control: object | null
  readonly says: string
  /** It is a field: Enter there presses the button of its form. */
  readonly field?: boolean
  /** The question that it answers, as it is on screen (see `ASKED`); empty: not on screen yet; null: none. */
  readonly asked: string | null
}

/** Where and when a press begins. */
export interface Touch {
  readonly by: 'pointer' | 'key'
  /** In milliseconds, by any clock. */
  readonly at: number
  readonly x: number
  readonly y: number
}

interface Press extends Touch {
  readonly aim: Aim
  /** What the first of the presses was aimed at that follow each other in a hurry at this place. */
  readonly first: Aim
  /** The same of the press before it, if that was at this place, too, however long ago. */
  readonly before: Aim | null
}

/**
 * Tells what a press was meant for. It counts only for what was on screen when it began. The second half of a double
 * click, and whatever else follows in a hurry at the same place, counts only for what the first half has hit: a
 * question that comes in between takes none of it.
 */
export class Presses {
  #last: Press | null = null
  #spent = true

  /** `held`: the key is still down from before, and the browser presses it again. */
  begin(touch: Touch, aim: Aim, held = false): void {
    const last = this.#last
    const beside = last !== null && last.by === touch.by && Math.hypot(last.x - touch.x, last.y - touch.y) <= PLACE
    const hurried = beside && (held || touch.at - last.at < HURRIED)
    this.#last = { ...touch, aim, first: hurried ? last.first : aim, before: beside ? last.first : null }
    this.#spent = false
  }

  /** Another key was pressed: whoever types and presses Enter again does not press it twice. */
  type(): void {
    if (this.#last?.by === 'key') this.#last = null
  }

  /**
   * Whether the click that a press ends in counts for `aim`. `clicks`: how many the system takes it for. A click that no
   * press has led to comes from a screen reader or the like: it begins at `touch`.
   */
  counts(touch: Touch, aim: Aim, clicks: number): boolean {
    if (this.#last === null || this.#spent || this.#last.by !== touch.by) this.begin(touch, aim)
    this.#spent = true
    const press = this.#last
    if (press === null || aim.asked === '') return false
    const first = (clicks > 1 ? press.before : null) ?? press.first
    return (
      isFor(press, press.aim, aim) && (first === press.aim || (isFor(press, first, aim) && first.says === aim.says))
    )
  }
}

function isFor({ by }: Press, meant: Aim, { control, asked }: Aim): boolean {
  return (by === 'key' && meant.field === true) || (meant.control === control && meant.asked === asked)
}

/** Attribute of what holds the answers to a question: says which, once that is on screen. */
export const ASKED = 'data-asked'
const CONTROLS = 'button, a[href], summary, [role="button"]'
const FIELDS = 'input, select, textarea'

function aimOf(target: EventTarget | null): Aim {
  const control = target instanceof Element ? target.closest(CONTROLS) : null
  return {
    control,
    says: control?.getAttribute('aria-label') ?? control?.textContent ?? '',
    field: target instanceof Element && target.matches(FIELDS),
    asked: control?.closest(`[${ASKED}]`)?.getAttribute(ASKED) ?? null,
  }
}

/** From now on the page hears only clicks that count (see `Presses`). */
export function watchPresses(): void {
  const presses = new Presses()
  const byPointer = ({ timeStamp, clientX, clientY }: MouseEvent): Touch => {
    return { by: 'pointer', at: timeStamp, x: clientX, y: clientY }
  }
  const byKey = ({ timeStamp }: Event): Touch => ({ by: 'key', at: timeStamp, x: 0, y: 0 })
  addEventListener('pointerdown', (event) => presses.begin(byPointer(event), aimOf(event.target)), true)
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Enter' || event.key === ' ') presses.begin(byKey(event), aimOf(event.target), event.repeat)
      else presses.type()
    },
    true,
  )
  addEventListener(
    'click',
    (event) => {
      const touch = event.detail === 0 ? byKey(event) : byPointer(event)
      if (!event.isTrusted || presses.counts(touch, aimOf(event.target), event.detail)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
}
