import type { KeyboardEvent } from 'react'
import { classes } from '../design/classes.ts'
import { BOARD_SIZE, type SpaceBox } from './geometry.ts'
import type { BoardSpace } from './types.ts'

export interface BoardSpaceButtonProps {
  readonly space: BoardSpace
  readonly box: SpaceBox
  readonly index: number
  /** What is read out. */
  readonly label: string
  readonly tabStop: boolean
  readonly onFocus: (index: number) => void
  readonly onKeyDown: (event: KeyboardEvent<Element>) => void
  readonly onSpace: ((key: number) => void) | undefined
  readonly onPeek: ((key: number | null) => void) | undefined
}

function percent(units: number): string {
  return `${(units / BOARD_SIZE) * 100}%`
}

/** A real button over the drawing of a space: what is heard, reached, pressed and lit up. */
export function BoardSpaceButton(props: BoardSpaceButtonProps) {
  const { space, box, index, label, tabStop, onFocus, onKeyDown, onSpace, onPeek } = props
  return (
    <button
      type="button"
      className={classes('hr-space', space.clickable && 'hr-space--choice', space.highlighted && 'hr-space--lit')}
      style={{ left: percent(box.x), top: percent(box.y), width: percent(box.width), height: percent(box.height) }}
      aria-label={label}
      aria-disabled={onSpace ? undefined : true}
      tabIndex={tabStop ? 0 : -1}
      data-index={index}
      onClick={() => onSpace?.(space.key)}
      onKeyDown={onKeyDown}
      onFocus={({ currentTarget }) => {
        onFocus(index)
        if (currentTarget.matches(':focus-visible')) onPeek?.(space.key)
      }}
      onBlur={() => onPeek?.(null)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPeek?.(space.key)}
      onPointerLeave={() => onPeek?.(null)}
    />
  )
}
