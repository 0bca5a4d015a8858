import { inkOn } from '../design/contrast.ts'
import { Buildings } from './Buildings.tsx'
import { CornerFace } from './CornerFace.tsx'
import { type Detail, layoutFace } from './face.ts'
import type { Rect, SpaceBox } from './geometry.ts'
import { NameText } from './NameText.tsx'
import { iconOf, SpaceIcon } from './SpaceIcon.tsx'
import type { BoardSpace, BuildingStyle } from './types.ts'

export interface SpaceFaceProps {
  readonly space: BoardSpace
  readonly box: SpaceBox
  readonly detail: Detail
  readonly building: BuildingStyle
  readonly seatColours: readonly string[]
  /** Pictures step back while pieces stand on the space. */
  readonly occupied: boolean
  readonly mortgageMark: string
  /** Prefix of the ids under which hatching and patterns are found. */
  readonly defs: string
}

/** One space as printed and as marked, in a drawing whose origin is its upper left corner. */
export function SpaceFace(props: SpaceFaceProps) {
  const { space, box, detail, building, seatColours, occupied, mortgageMark, defs } = props
  const { bar, ribbon, content } = layoutFace(box, space.kind, detail)
  const { width, height } = box
  const seatFill = (seat: number) => seatColours[seat] ?? '#55606e'
  return (
    <>
      <rect className="hr-face" width={width} height={height} />
      {box.corner ? (
        <CornerFace space={space} box={box} detail={detail} />
      ) : (
        <Content space={space} area={content} detail={detail} faint={occupied} />
      )}
      {bar && <rect className="hr-face__bar" {...bar} fill={space.colour ?? '#8a8f98'} />}
      {bar && space.mortgaged && <rect {...bar} fill={`url(#${defs}-veil)`} />}
      {bar && (
        <Buildings level={space.level ?? 0} building={building} bar={bar} ink={inkOn(space.colour ?? '#8a8f98')} />
      )}
      {space.mortgaged && <Mortgage area={content} detail={detail} mark={mortgageMark} defs={defs} />}
      {ribbon && space.owner !== undefined && (
        <>
          <rect className="hr-face__ribbon" {...ribbon} fill={seatFill(space.owner)} />
          <rect {...ribbon} fill={`url(#${defs}-seat-${space.owner})`} />
        </>
      )}
      {space.claimed !== undefined && (
        <Pennant
          bar={bar ?? content}
          colour={seatFill(space.claimed)}
          pattern={`url(#${defs}-seat-${space.claimed})`}
        />
      )}
      <rect className="hr-face__frame" width={width} height={height} />
      {space.badge && <Badge text={space.badge} width={width} detail={detail} />}
    </>
  )
}

interface ContentProps {
  readonly space: BoardSpace
  readonly area: Rect
  readonly detail: Detail
  readonly faint: boolean
}

function Content({ space, area, detail, faint }: ContentProps) {
  const icon = iconOf(space)
  const middle = area.x + area.width / 2
  if (detail === 'compact') {
    const size = Math.min(area.width, area.height) * 0.86
    return (
      icon && (
        <g className={faint ? 'hr-face__faint' : undefined}>
          <SpaceIcon name={icon} x={middle - size / 2} y={area.y + (area.height - size) / 2} size={size} />
        </g>
      )
    )
  }
  const unit = Math.min(area.width, area.height) / 83
  const foot = area.y + area.height - 5.5 * unit
  const below = space.price ?? space.sub
  const iconSize = 37 * unit
  const iconTop = area.y + 29 * unit + (area.height - 44 * unit - iconSize) / 2
  return (
    <>
      <NameText
        className="hr-face__name"
        text={space.name}
        x={middle}
        top={area.y + 5 * unit}
        width={area.width - 5 * unit}
        sizes={[13.2, 12.4, 11.6, 10.8].map((points) => points * unit)}
      />
      {icon && (
        <g className={faint ? 'hr-face__faint' : undefined}>
          <SpaceIcon name={icon} x={middle - iconSize / 2} y={iconTop} size={iconSize} />
        </g>
      )}
      {below && (
        <text className={space.price ? 'hr-face__price' : 'hr-face__sub'} x={middle} y={foot} fontSize={12.4 * unit}>
          {below}
        </text>
      )}
    </>
  )
}

interface MortgageProps {
  readonly area: Rect
  readonly detail: Detail
  readonly mark: string
  readonly defs: string
}

/** Hatching over the space, and in words across it where there is room. */
function Mortgage({ area, detail, mark, defs }: MortgageProps) {
  const x = area.x + area.width / 2
  const y = area.y + area.height / 2
  const size = Math.min(area.width, area.height) / 7.2
  return (
    <>
      <rect {...area} fill={`url(#${defs}-hatch)`} />
      {detail === 'full' && (
        <g transform={`rotate(-14 ${x} ${y})`} className="hr-stamp">
          <rect x={x - size * 3.1} y={y - size * 0.85} width={size * 6.2} height={size * 1.7} rx={size * 0.25} />
          <text x={x} y={y} dy="0.35em" fontSize={size}>
            {mark}
          </text>
        </g>
      )}
    </>
  )
}

/** The little flag of whoever has the claim on a group, planted on its band of colour. */
function Pennant({ bar, colour, pattern }: { readonly bar: Rect; readonly colour: string; readonly pattern: string }) {
  const size = Math.min(bar.width, bar.height) * 0.8
  const x = bar.x + 4
  const y = bar.y + (Math.min(bar.width, bar.height) - size) / 2
  const flag = `M${x} ${y}H${x + size * 1.3}L${x + size * 0.9} ${y + size / 2}L${x + size * 1.3} ${y + size}H${x}Z`
  return (
    <g className="hr-pennant">
      <path d={flag} fill={colour} />
      <path d={flag} fill={pattern} />
      <path d={flag} className="hr-pennant__rim" />
    </g>
  )
}

function Badge({ text, width, detail }: { readonly text: string; readonly width: number; readonly detail: Detail }) {
  const size = detail === 'full' ? 12.5 : 26
  const length = Math.max(size * 1.7, text.length * size * 0.62 + size * 0.8)
  const x = width - length - 3
  return (
    <g className="hr-badge">
      <rect x={x} y={3} width={length} height={size * 1.5} rx={size * 0.75} />
      <text x={x + length / 2} y={3 + size * 0.75} dy="0.35em" fontSize={size}>
        {text}
      </text>
    </g>
  )
}
