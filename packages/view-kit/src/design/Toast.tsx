import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from '../i18n/locale.ts'
import { useTexts } from '../i18n/texts.ts'
import { IconButton } from './Button.tsx'
import { keepOff } from './edge.ts'
import { LiveRegion } from './LiveRegion.tsx'
import { designTexts } from './texts.ts'

export type ToastTone = 'info' | 'good' | 'warning' | 'danger'

export interface ToastMessage {
  readonly text: string
  /** A line below, such as the paragraph that a refusal cites. */
  readonly detail?: string | undefined
  readonly tone?: ToastTone | undefined
  /** Seconds until it goes by itself; 0 keeps it. Refusals and warnings stay by default. */
  readonly seconds?: number | undefined
}

const ICONS = { info: Info, good: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const
const STAY: Readonly<Record<ToastTone, number>> = { info: 6, good: 5, warning: 0, danger: 0 }
const MOST_AT_ONCE = 3

interface Toasts {
  readonly show: (message: ToastMessage) => void
  readonly clear: () => void
}

const ToastContext = createContext<Toasts>({ show: () => undefined, clear: () => undefined })

/** Gives the function that shows a message. */
export function useToast(): (message: ToastMessage) => void {
  return useContext(ToastContext).show
}

/** Whatever was told before is over where this begins: no message lies over it. */
export function useToastsGone(): void {
  const { clear } = useContext(ToastContext)
  useEffect(clear, [clear])
}

interface Shown extends ToastMessage {
  readonly id: number
}

/** Holds the messages of the app; put it once around everything. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<readonly Shown[]>([])
  const nextId = useRef(0)
  const texts = useTexts(designTexts)
  const show = useCallback((message: ToastMessage) => {
    nextId.current += 1
    const id = nextId.current
    setShown((before) => [...before, { ...message, id }].slice(-MOST_AT_ONCE))
  }, [])
  const clear = useCallback(() => setShown([]), [])
  // What was told in another language goes with it.
  const locale = useLocale()
  const toldIn = useRef(locale)
  useEffect(() => {
    if (toldIn.current !== locale) clear()
    toldIn.current = locale
  }, [locale, clear])
  const toasts = useMemo(() => ({ show, clear }), [show, clear])
  const dismiss = useCallback((id: number) => setShown((before) => before.filter((toast) => toast.id !== id)), [])
  // In the browser's top layer, and there once more on top with every message, so that no dialog hides it.
  const layer = useRef<HTMLElement>(null)
  const newest = shown.at(-1)
  const latest = newest?.id
  useEffect(() => {
    const element = layer.current
    if (!element || latest === undefined) return
    element.showPopover()
    const end = keepOff(element)
    return () => {
      end()
      element.hidePopover()
    }
  }, [latest])
  return (
    <ToastContext value={toasts}>
      {children}
      <section ref={layer} className="hr-toasts" popover="manual" aria-label={texts.messages}>
        {shown.map((toast) => (
          <Toast key={toast.id} toast={toast} onDismiss={dismiss} />
        ))}
      </section>
      <LiveRegion message={newest ? [newest.text, newest.detail].filter(Boolean).join(' ') : ''} />
    </ToastContext>
  )
}

function Toast({ toast, onDismiss }: { readonly toast: Shown; readonly onDismiss: (id: number) => void }) {
  const { id, text, detail, tone = 'info', seconds = STAY[tone] } = toast
  const texts = useTexts(designTexts)
  const Icon = ICONS[tone]
  useEffect(() => {
    if (seconds === 0) return
    const timer = setTimeout(() => onDismiss(id), seconds * 1000)
    return () => clearTimeout(timer)
  }, [id, seconds, onDismiss])
  return (
    <div className={`hr-toast hr-toast--${tone}`}>
      <Icon size={20} aria-hidden className="hr-toast__icon" />
      <div>
        <p className="hr-toast__text">{text}</p>
        {detail && <p className="hr-toast__detail">{detail}</p>}
      </div>
      <IconButton size="small" label={texts.dismiss} icon={<X size={18} aria-hidden />} onClick={() => onDismiss(id)} />
    </div>
  )
}
