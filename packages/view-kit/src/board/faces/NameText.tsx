import { fitName, LEADING, textWidth } from './wrap.ts'

export interface NameTextProps {
  readonly text: string
  /** Middle of the lines. */
  readonly x: number
  /** Top of the first line. */
  readonly top: number
  /** Widest that a line may be. */
  readonly width: number
  /** Font sizes to try, largest first. */
  readonly sizes: readonly number[]
  readonly className?: string | undefined
}

/** A name in up to three centred lines. */
export function NameText({ text, x, top, width, sizes, className }: NameTextProps) {
  const { lines, size } = fitName(text, width, sizes)
  return (
    <text className={className} textAnchor="middle" fontSize={size}>
      {lines.map((line, index) => (
        <tspan
          key={line}
          x={x}
          y={top + size * (0.82 + index * LEADING)}
          {...(textWidth(line) * size > width && { textLength: width, lengthAdjust: 'spacingAndGlyphs' })}
        >
          {line}
        </tspan>
      ))}
    </text>
  )
}
