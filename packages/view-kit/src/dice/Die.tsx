import { ROLL_TIME } from '@hausregeln/engine/kit/scene/dice.ts'
import { useLayoutEffect, useRef } from 'react'
import { SpaceIconImage } from '../board/SpaceIcon.tsx'
import { inMotion } from '../design/motion.ts'
import { type DieFace, PLAIN_DIE, pips, sideOf, turnTo } from './faces.ts'

export interface DieProps {
  /** The face that is up. */
  readonly face: DieFace
  /** Its six faces; the plain die when left out. */
  readonly faces?: readonly DieFace[] | undefined
  readonly tone?: 'white' | 'accent' | undefined
  /** Changes with every throw; then the die rolls. */
  readonly throwId: number | string
  /** Milliseconds that this die starts later than the first. */
  readonly delay?: number | undefined
}

function turn(x: number, y: number, z: number): string {
  return `rotateX(${x}deg) rotateY(${y}deg) rotateZ(${z}deg)`
}

/** Thrown in from above, two bounces, at rest; `spin` is the hand's direction, so that throws differ. */
function rollFrames(x: number, y: number, spin: 1 | -1): Keyframe[] {
  return [
    {
      transform: `translateY(-2.2em) ${turn(x + 720 + spin * 70, y - 540 * spin, 60 * spin)}`,
      easing: 'cubic-bezier(.3,.2,.6,1)',
    },
    { transform: `translateY(0.1em) ${turn(x + 300, y - 180 * spin, 20 * spin)}`, offset: 0.5, easing: 'ease-out' },
    { transform: `translateY(-0.45em) ${turn(x + 120, y - 60 * spin, 8 * spin)}`, offset: 0.72, easing: 'ease-in' },
    { transform: `translateY(0) ${turn(x, y, 0)}` },
  ]
}

/**
 * A cube that rolls and comes to rest with its face up; there it is flat, as each side in space is a layer of its own that
 * every change of the page would pay for. It is a picture only: the words come with `Dice`.
 */
export function Die({ face, faces = PLAIN_DIE, tone = 'white', throwId, delay = 0 }: DieProps) {
  const die = useRef<HTMLDivElement>(null)
  const cube = useRef<HTMLDivElement>(null)
  const shown = useRef(throwId)
  const spin = useRef<1 | -1>(1)
  const up = sideOf(faces, face)
  const { x, y } = turnTo(up)

  useLayoutEffect(() => {
    if (shown.current === throwId) return
    shown.current = throwId
    if (!die.current || !cube.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    spin.current = spin.current === 1 ? -1 : 1
    const rolling = cube.current.animate(rollFrames(x, y, spin.current), {
      duration: ROLL_TIME,
      delay,
      fill: 'backwards',
    })
    inMotion(rolling, cube.current)
    const { dataset } = die.current
    dataset.rolling = ''
    const rest = () => {
      delete dataset.rolling
    }
    rolling.addEventListener('finish', rest)
    return () => {
      rolling.cancel()
      rest()
    }
  }, [throwId, x, y, delay])

  return (
    <div ref={die} className={`hr-die hr-die--${tone}`} aria-hidden>
      <div ref={cube} className="hr-die__cube">
        {SIDES.map((side) => (
          <div key={side} className={`hr-die__side hr-die__side--${side}`} data-up={side === up || undefined}>
            <Face face={faces[side - 1] ?? 1} />
          </div>
        ))}
      </div>
    </div>
  )
}

const SIDES = [1, 2, 3, 4, 5, 6] as const

function Face({ face }: { readonly face: DieFace }) {
  if (typeof face === 'string') return <SpaceIconImage name={face === 'bus' ? 'bus' : 'home'} size={32} />
  return (
    <svg viewBox="0 0 100 100" aria-hidden>
      {pips(face).map(({ x, y }) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="9.5" />
      ))}
    </svg>
  )
}
