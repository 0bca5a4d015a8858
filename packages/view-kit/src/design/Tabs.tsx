import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'

export interface Tab<T extends string> {
  readonly value: T
  readonly label: ReactNode
  readonly content: ReactNode
}

export interface TabsProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly onChange: (value: T) => void
  readonly tabs: readonly Tab<T>[]
}

/** Scrolls a row sideways, and nothing else, so that one of its parts stands in the middle. */
function centre(row: HTMLElement, part: HTMLElement): void {
  const [whole, { left, width }] = [row.getBoundingClientRect(), part.getBoundingClientRect()]
  row.scrollLeft += left - whole.left - (whole.width - width) / 2
}

/** Tabs with arrow keys; only the open one is in the page. */
export function Tabs<T extends string>({ label, value, onChange, tabs }: TabsProps<T>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const at = tabs.findIndex((tab) => tab.value === value)

  // On a phone the row may be wider than the screen.
  useEffect(() => {
    const open = list.current?.querySelectorAll<HTMLElement>('[role=tab]')[at]
    if (list.current && open) centre(list.current, open)
  }, [at])

  function onKeyDown(event: KeyboardEvent) {
    const last = tabs.length - 1
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at <= 0 ? last : at - 1,
      Home: 0,
      End: last,
    }
    const target = targets[event.key]
    const tab = target === undefined ? undefined : tabs[target]
    if (!tab || target === undefined) return
    event.preventDefault()
    onChange(tab.value)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus()
  }

  return (
    <div className="hr-tabs">
      <div ref={list} role="tablist" aria-label={label} className="hr-tabs__list" onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            className="hr-tabs__tab"
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className="hr-tabs__panel">
        {tabs[at]?.content}
      </div>
    </div>
  )
}
