export interface WordmarkProps {
  /** Height of the mark in CSS pixels. */
  readonly size?: number | undefined
  readonly markOnly?: boolean | undefined
}

/** A house with a paragraph sign for a door, and the name. */
export function Wordmark({ size = 36, markOnly }: WordmarkProps) {
  return (
    <span className="hr-wordmark" style={{ fontSize: `${size * 0.66}px` }}>
      <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden>
        <path
          className="hr-wordmark__house"
          d="M20 2.5 37.5 17v18.2a2.3 2.3 0 0 1-2.3 2.3H4.8a2.3 2.3 0 0 1-2.3-2.3V17Z"
        />
        <path
          className="hr-wordmark__sign"
          d="M24.2 16.6c-.4-1.9-2-3-4.2-3-2.5 0-4.3 1.3-4.3 3.3 0 4.4 9.1 3.9 9.1 8.3 0 1.7-1.5 3-3.6 3.4M15.8 30.6c.5 1.9 2.1 3 4.3 3 2.5 0 4.3-1.3 4.3-3.3 0-4.4-9.1-3.9-9.1-8.3 0-1.7 1.5-3 3.6-3.4"
        />
      </svg>
      <span className={markOnly ? 'visually-hidden' : 'hr-wordmark__name'}>Hausregeln</span>
    </span>
  )
}
