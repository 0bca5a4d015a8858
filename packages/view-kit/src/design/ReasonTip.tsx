import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { classes } from './classes.ts'

const GAP = 8
const MARGIN = 8
const SHOWING = ['pointerenter', 'focusin', 'click']
const HIDING = ['pointerleave', 'focusout']

function place(tip: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect()
  const { width, height } = tip.getBoundingClientRect()
  const above = at.top - height - GAP
  const left = at.left + at.width / 2 - width / 2
  const rightmost = document.documentElement.clientWidth - width - MARGIN
  tip.style.top = `${above >= MARGIN ? above : at.bottom + GAP}px`
  tip.style.left = `${Math.max(MARGIN, Math.min(left, rightmost))}px`
}

export interface ReasonTipProps {
  /** The sentence to show and to read out; without one only the children are drawn. */
  readonly reason: string | undefined
  readonly wide?: boolean | undefined
  /** Draws the control; it must carry the given id as `aria-describedby`. */
  readonly children: (describedBy: string | undefined) => ReactNode
}

/**
 * Says why a control cannot be used: on hover, on keyboard focus and on a tap. Lives in the browser's top layer, so
 * that neither a dialog nor a scrolling panel cuts it off; Escape hides it.
 */
export function ReasonTip({ reason, wide, children }: ReasonTipProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)

  useLayoutEffect(() => {
    const element = tip.current
    if (!element || !anchor.current || !open || !reason) return
    const hideOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      setOpen(false)
    }
    const hide = () => setOpen(false)
    const hideOnTapElsewhere = (event: PointerEvent) => {
      if (!(event.target instanceof Node && anchor.current?.contains(event.target))) hide()
    }
    element.showPopover()
    place(element, anchor.current)
    document.addEventListener('pointerdown', hideOnTapElsewhere)
    document.addEventListener('keydown', hideOnEscape, true)
    addEventListener('scroll', hide, true)
    return () => {
      document.removeEventListener('keydown', hideOnEscape, true)
      document.removeEventListener('pointerdown', hideOnTapElsewhere)
      removeEventListener('scroll', hide, true)
      element.hidePopover()
    }
  }, [open, reason])

  useLayoutEffect(() => {
    const element = anchor.current
    if (!element || !reason) return
    const show = () => setOpen(true)
    const hide = () => setOpen(false)
    for (const type of SHOWING) element.addEventListener(type, show)
    for (const type of HIDING) element.addEventListener(type, hide)
    return () => {
      for (const type of SHOWING) element.removeEventListener(type, show)
      for (const type of HIDING) element.removeEventListener(type, hide)
    }
  }, [reason])

  const className = classes('hr-reason', wide && 'hr-reason--wide')
  if (!reason) return <span className={className}>{children(undefined)}</span>
  return (
    <span ref={anchor} className={className}>
      {children(id)}
      <span ref={tip} id={id} role="tooltip" popover="manual" className="hr-reason__tip">
        {reason}
      </span>
    </span>
  )
}
