import { pips } from './faces.ts'
import './mini-die.css'

/** A white die as a picture of the size of a line. */
export function MiniDie({ face, size = 28 }: { readonly face: number; readonly size?: number }) {
  return (
    <svg className="mini-die" viewBox="0 0 100 100" width={size} height={size} aria-hidden>
      <rect x="4" y="4" width="92" height="92" rx="20" />
      {pips(face).map(({ x, y }) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="9.5" />
      ))}
    </svg>
  )
}
