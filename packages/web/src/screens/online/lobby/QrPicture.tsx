import qrcode from 'qrcode-generator'

const QUIET = 2
/** A longer link is drawn with fewer, larger cells: a screen has no stains that would have to be made up for. */
const LONG_LINK = 300

interface QrPictureProps {
  readonly link: string
  readonly label: string
}

/** A link as a picture that phones read. */
export function QrPicture({ link, label }: QrPictureProps) {
  const code = qrcode(0, link.length > LONG_LINK ? 'L' : 'M')
  code.addData(link)
  code.make()
  const size = code.getModuleCount()
  const cells = Array.from({ length: size * size }, (_, cell) => cell)
    .filter((cell) => code.isDark(Math.floor(cell / size), cell % size))
    .map((cell) => `M${(cell % size) + QUIET} ${Math.floor(cell / size) + QUIET}h1v1h-1z`)
  const side = size + 2 * QUIET
  return (
    <svg className="invitation__qr" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <rect width={side} height={side} fill="#fff" />
      <path d={cells.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
