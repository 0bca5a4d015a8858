import { ROLL_LATER } from '@hausregeln/engine/kit/scene/dice.ts'
import { tableTexts } from '../board/texts.ts'
import { formatList } from '../i18n/format.ts'
import { useLocale } from '../i18n/locale.ts'
import { useTexts } from '../i18n/texts.ts'
import { Die } from './Die.tsx'
import type { DieFace } from './faces.ts'
import './dice.css'

export interface ThirdDie {
  readonly face: DieFace
  readonly faces: readonly DieFace[]
}

export interface DiceProps {
  /** The white dice as they lie; null before the first throw. */
  readonly white: readonly DieFace[] | null
  readonly third?: ThirdDie | undefined
  /** Changes with every throw; then the dice roll. */
  readonly throwId: number | string
  /** Size of a die in CSS pixels. */
  readonly size?: number | undefined
}

const RESTING: readonly DieFace[] = [6, 5]
const NAMES = ['first', 'second', 'third', 'fourth'] as const

/** The dice of a throw. Read out as one sentence. */
export function Dice({ white, third, throwId, size = 56 }: DiceProps) {
  const texts = useTexts(tableTexts)
  const locale = useLocale()
  const word = (face: DieFace) => (typeof face === 'number' ? String(face) : texts[face])
  const lying = white ? [...white, ...(third ? [third.face] : [])] : []
  const label = white ? texts.dice(formatList(locale, lying.map(word))) : texts.noThrow
  return (
    <div
      className={white ? 'hr-dice' : 'hr-dice hr-dice--idle'}
      role="img"
      aria-label={label}
      style={{ fontSize: size }}
    >
      {(white ?? RESTING).map((face, index) => (
        <Die key={NAMES[index]} face={face} throwId={throwId} delay={index * ROLL_LATER} />
      ))}
      {third && <Die face={third.face} faces={third.faces} tone="accent" throwId={throwId} delay={2 * ROLL_LATER} />}
    </div>
  )
}
