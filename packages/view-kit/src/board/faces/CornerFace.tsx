import type { SpaceBox } from '../geometry.ts'
import { iconOf, SpaceIcon } from '../SpaceIcon.tsx'
import type { BoardSpace } from '../types.ts'
import { type Detail, jailCell } from './face.ts'
import { NameText } from './NameText.tsx'
import { nameHeight } from './wrap.ts'

export interface CornerFaceProps {
  readonly space: BoardSpace
  readonly box: SpaceBox
  readonly detail: Detail
  /** The picture steps back behind pieces. */
  readonly faint: boolean
}

/** A large square: picture in the middle, name above, a second line below. */
export function CornerFace({ space, box, detail, faint }: CornerFaceProps) {
  if (space.kind === 'jail') return <JailFace space={space} box={box} detail={detail} />
  const { width, height } = box
  const icon = iconOf(space)
  const full = detail === 'full'
  const unit = Math.min(width, height) / 125
  const sizes = [19, 17.5, 16].map((points) => points * unit)
  const top = full ? nameHeight(space.name, width - 10, sizes) + 12 * unit : 0
  const foot = full && space.sub ? 22 * unit : 0
  const size = Math.min((height - top - foot) * 0.84, width * 0.64)
  return (
    <>
      {icon && (
        <g className={faint ? 'hr-face__faint' : undefined}>
          <SpaceIcon name={icon} x={(width - size) / 2} y={top + (height - top - foot - size) / 2} size={size} />
        </g>
      )}
      {full && (
        <>
          <NameText
            className="hr-face__title"
            text={space.name}
            x={width / 2}
            top={9 * unit}
            width={width - 10}
            sizes={sizes}
          />
          {space.sub && (
            <text className="hr-face__sub" x={width / 2} y={height - 10 * unit} fontSize={16 * unit}>
              {space.sub}
            </text>
          )}
        </>
      )}
    </>
  )
}

/** The cell with its bars, where the board has one a picture behind them, and the path around it for visitors. */
function JailFace({ space, box, detail }: Omit<CornerFaceProps, 'faint'>) {
  const cell = jailCell(box)
  const full = detail === 'full'
  const gaps = [0.2, 0.4, 0.6, 0.8].map((share) => cell.x + cell.width * share)
  const unit = Math.min(box.width, box.height) / 125
  const pathTop = cell.y > 0 ? 0 : cell.height
  const sizes = [16, 14.5].map((points) => points * unit)
  const top = full ? nameHeight(space.name, cell.width - 6, sizes) + 7 * unit : 0
  const room = cell.height - top
  const size = Math.min(room, cell.width) * 0.92
  return (
    <>
      <rect className="hr-face__cell" {...cell} />
      {space.icon && (
        <SpaceIcon
          name={space.icon}
          x={cell.x + (cell.width - size) / 2}
          y={cell.y + top + (room - size) / 2}
          size={size}
        />
      )}
      <path
        className={space.icon ? 'hr-face__bars hr-face__bars--thin' : 'hr-face__bars'}
        strokeWidth={full ? 2.4 : 5}
        d={gaps.map((x) => `M${x} ${cell.y + top}V${cell.y + cell.height}`).join('')}
      />
      {full && (
        <>
          <NameText
            className="hr-face__title hr-face__title--cell"
            text={space.name}
            x={cell.x + cell.width / 2}
            top={cell.y + 5 * unit}
            width={cell.width - 6}
            sizes={sizes}
          />
          {space.sub && (
            <text
              className="hr-face__sub"
              x={box.width / 2}
              y={pathTop + (box.height - cell.height) / 2}
              dy="0.35em"
              fontSize={16 * unit}
            >
              {space.sub}
            </text>
          )}
        </>
      )}
    </>
  )
}
