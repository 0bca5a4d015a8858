import { inkOn } from '../../design/colours/contrast.ts'
import type { Rect, SpaceBox } from '../geometry.ts'
import { iconOf, SpaceIcon } from '../SpaceIcon.tsx'
import type { BoardSpace, BuildingStyle } from '../types.ts'
import { Buildings } from './Buildings.tsx'
import { CornerFace } from './CornerFace.tsx'
import { type Detail, isCornerFace, layoutFace, nameSetting, PRICE_SIZE } from './face.ts'
import { NameText } from './NameText.tsx'
import { nameHeight } from './wrap.ts'

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
  const seatFill = (seat: number) => seatColours[seat] ?? '#7d8896'
  return (
    <>
      <rect className={`hr-face hr-face--${space.kind}`} width={width} height={height} />
      {space.mortgaged && <rect {...content} fill={`url(#${defs}-hatch)`} />}
      {isCornerFace(box, space.kind) ? (
        <CornerFace space={space} box={box} detail={detail} faint={occupied} />
      ) : (
        <Content space={space} area={content} detail={detail} occupied={occupied} />
      )}
      {bar && <rect className="hr-face__bar" {...bar} fill={space.colour ?? '#8a8f98'} />}
      {bar && space.mortgaged && <rect {...bar} fill={`url(#${defs}-veil)`} />}
      {bar && (
        <Buildings level={space.level ?? 0} building={building} bar={bar} ink={inkOn(space.colour ?? '#8a8f98')} />
      )}
      {space.mortgaged && detail === 'full' && <Stamp area={content} mark={mortgageMark} />}
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
      {space.badge && <Badge text={space.badge} area={content} detail={detail} />}
    </>
  )
}

interface ContentProps {
  readonly space: BoardSpace
  readonly area: Rect
  readonly detail: Detail
  readonly occupied: boolean
}

function Content({ space, area, detail, occupied }: ContentProps) {
  const faint = occupied || space.mortgaged === true
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
  const { sizes, width, top } = nameSetting(area)
  const size = Math.max(Math.min(area.width, area.height) / 83, 1)
  // Pieces stand where the price is: it is on the card, too.
  const below = occupied ? undefined : (space.price ?? space.sub)
  const head = top - area.y + nameHeight(space.name, width, sizes) + 2
  const room = area.height - head - (below ? PRICE_SIZE * size + 5 : 4)
  const iconSize = Math.min(42 * size, room, area.width * 0.6)
  return (
    <>
      <NameText className="hr-face__name" text={space.name} x={middle} {...{ top, width, sizes }} />
      {icon && iconSize > 12 && (
        <g className={faint ? 'hr-face__faint' : undefined}>
          <SpaceIcon name={icon} x={middle - iconSize / 2} y={area.y + head + (room - iconSize) / 2} size={iconSize} />
        </g>
      )}
      {below && (
        <text
          className={space.price ? 'hr-face__price' : 'hr-face__sub'}
          x={middle}
          y={area.y + area.height - 4.5 * size}
          fontSize={PRICE_SIZE * size}
        >
          {below}
        </text>
      )}
    </>
  )
}

/** What the hatching means, in words across the space. */
function Stamp({ area, mark }: { readonly area: Rect; readonly mark: string }) {
  const x = area.x + area.width / 2
  const size = Math.min(area.width, area.height) / 5.1
  const length = Math.min(area.width - 2, size * (mark.length * 0.5 + 0.8))
  const y = area.y + area.height * 0.62
  return (
    <g transform={`rotate(-9 ${x} ${y})`} className="hr-stamp">
      <rect x={x - length / 2} y={y - size * 0.75} width={length} height={size * 1.5} rx={size * 0.25} />
      <text x={x} y={y} dy="0.35em" fontSize={size}>
        {mark}
      </text>
    </g>
  )
}

/** The little flag of the player who has the claim on a group, planted on its band of colour. */
function Pennant({ bar, colour, pattern }: { readonly bar: Rect; readonly colour: string; readonly pattern: string }) {
  const size = Math.min(bar.width, bar.height) * 0.78
  const x = bar.x + 3
  const y = bar.y + (Math.min(bar.width, bar.height) - size) / 2
  const length = Math.min(size * 1.3, bar.width - 6)
  const flag = `M${x} ${y}H${x + length}L${x + length * 0.72} ${y + size / 2}L${x + length} ${y + size}H${x}Z`
  return (
    <g className="hr-pennant">
      <path d={flag} fill={colour} />
      <path d={flag} fill={pattern} />
      <path d={flag} className="hr-pennant__rim" />
    </g>
  )
}

/** A label in the lower right corner, beside the price. */
function Badge({ text, area, detail }: { readonly text: string; readonly area: Rect; readonly detail: Detail }) {
  const size = detail === 'full' ? 16 : 26
  const length = Math.max(size * 1.6, text.length * size * 0.54 + size * 0.7)
  const x = area.x + area.width - length - 2.5
  const y = area.y + area.height - size * 1.4 - 2.5
  return (
    <g className="hr-badge">
      <rect x={x} y={y} width={length} height={size * 1.4} rx={size * 0.7} />
      <text x={x + length / 2} y={y + size * 0.7} dy="0.35em" fontSize={size}>
        {text}
      </text>
    </g>
  )
}
