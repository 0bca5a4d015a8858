export interface LiveRegionProps {
  /** Spoken whenever it changes; nothing is seen. */
  readonly message: string
  /** True for what cannot wait, such as "your turn". */
  readonly urgent?: boolean | undefined
}

/** Tells screen readers what sighted players see happen. */
export function LiveRegion({ message, urgent }: LiveRegionProps) {
  return (
    <div className="visually-hidden" aria-live={urgent ? 'assertive' : 'polite'} aria-atomic>
      {message}
    </div>
  )
}
