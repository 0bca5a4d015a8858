import { Meter } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { useEffect, useState } from 'react'

interface CountdownProps {
  readonly countdown: { readonly until: number; readonly seconds: number }
}

const TICK = 250

/** How long a bot still waits before the throw that closes the rents. */
export function Countdown({ countdown }: CountdownProps) {
  const texts = useTexts(tableTexts)
  const locale = useLocale()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK)
    return () => clearInterval(timer)
  }, [])
  const left = Math.max(0, Math.ceil((countdown.until - now) / 1000))
  const label = texts.countdown(formatNumber(locale, left))
  return <Meter label={label} value={left} max={countdown.seconds} text={`${left} s`} tone="warning" />
}
