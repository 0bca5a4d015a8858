import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { clockText, SECOND } from '@hausregeln/view-kit/table/turn/clock.ts'
import { Timer } from 'lucide-react'
import { useEffect, useState } from 'react'

/** The time that is left of what was agreed for the game. */
export function TimeLeft({ endsAt }: { readonly endsAt: number }) {
  const texts = useTexts(tableTexts)
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className="head__time numerals">
      <Timer size={16} aria-hidden /> {texts.timeLeft(clockText(endsAt - now))}
    </p>
  )
}
