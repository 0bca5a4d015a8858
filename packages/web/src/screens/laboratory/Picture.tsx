import { textIn } from '@hausregeln/engine/core/saying.ts'
import { csvOf, type DataTable } from '@hausregeln/lab/experiment/index.ts'
import { hasPicture, type Language } from '@hausregeln/lab/picture/pictured.ts'
import { written } from '@hausregeln/lab/picture/written.ts'
import { Button, Panel } from '@hausregeln/view-kit/design/index.ts'
import { download } from '@hausregeln/view-kit/game/files.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useEffect, useRef } from 'react'
import { labTexts } from './texts.ts'

interface PictureProps {
  readonly table: DataTable
  readonly language: Language
  /** Where somebody looks, on the scale below. */
  readonly mark?: number
}

/** A table with more rows is opened by who wants to read it. */
const MANY_ROWS = 24

/** A finding: its picture, what it shows as a table, and both as files. */
export function Picture({ table, language, mark }: PictureProps) {
  const texts = useTexts(labTexts)
  const place = useRef<HTMLElement>(null)
  const pictured = hasPicture(table)
  useEffect(() => {
    const figure = place.current
    if (figure === null || !pictured) return
    let isGone = false
    void import('@hausregeln/lab/picture/draw.ts').then(({ draw }) => {
      const width = Math.max(300, Math.min(860, figure.clientWidth))
      const drawn = isGone ? null : draw(table, { language, width, ...(mark !== undefined && { mark }) })
      if (drawn !== null) figure.replaceChildren(asImage(drawn, textIn(table.title, language)))
    })
    return () => {
      isGone = true
    }
  }, [table, language, pictured, mark])
  const files = pictured && (
    <>
      <Button size="small" look="quiet" onClick={() => saveSvg(place.current, table.id)}>
        {texts.svg}
      </Button>
      <Button size="small" look="quiet" onClick={() => void savePng(place.current, table.id)}>
        {texts.png}
      </Button>
    </>
  )
  const csv = (
    <Button
      size="small"
      look="quiet"
      onClick={() => download(new Blob([csvOf(table, language)], { type: 'text/csv' }), `${table.id}.csv`)}
    >
      {texts.csv}
    </Button>
  )
  const rows = <Rows table={table} language={language} />
  return (
    <Panel title={textIn(table.title, language)} className="lab__finding">
      {pictured && <figure ref={place} className="lab__picture" />}
      {pictured || table.rows.length > MANY_ROWS ? (
        <details>
          <summary>{texts.table}</summary>
          {rows}
        </details>
      ) : (
        rows
      )}
      <div className="lab__files">
        {files}
        {csv}
      </div>
    </Panel>
  )
}

function Rows({ table: { columns, rows, title }, language }: PictureProps) {
  const texts = useTexts(labTexts)
  return (
    <section
      className="lab__rows"
      aria-label={`${texts.table}: ${textIn(title, language)}`}
      tabIndex={rows.length > 0 ? 0 : undefined}
    >
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.title.en} scope="col">
                {textIn(column.title, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.slice(0, 3).join(' ')}>
              {row.map((cell, at) => (
                <td key={columns[at]?.title.en}>{written(cell, columns[at], language)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A drawing is one image to screen readers, whose table says the rest. */
function asImage(drawn: Element, title: string): Element {
  for (const part of drawn.querySelectorAll('[aria-label]')) part.removeAttribute('aria-label')
  drawn.setAttribute('role', 'img')
  drawn.setAttribute('aria-label', title)
  return drawn
}

/** The drawing with the colours that it has on the page, so that it stands alone. */
function svgText(figure: HTMLElement | null): string | null {
  const drawn = [...(figure?.querySelectorAll('svg') ?? [])].at(-1)
  if (drawn === undefined) return null
  const copy = drawn.cloneNode(true) as SVGSVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.style.color = getComputedStyle(drawn).color
  copy.style.fontFamily = 'system-ui, sans-serif'
  return new XMLSerializer().serializeToString(copy)
}

function saveSvg(figure: HTMLElement | null, name: string): void {
  const text = svgText(figure)
  if (text !== null) download(new Blob([text], { type: 'image/svg+xml' }), `${name}.svg`)
}

/** Pixels of the file to one of the page. */
const SHARPNESS = 2

async function savePng(figure: HTMLElement | null, name: string): Promise<void> {
  const text = svgText(figure)
  const drawn = [...(figure?.querySelectorAll('svg') ?? [])].at(-1)
  if (text === null || drawn === undefined || figure === null) return
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = drawn.clientWidth * SHARPNESS
  canvas.height = drawn.clientHeight * SHARPNESS
  const context = canvas.getContext('2d')
  if (context === null) return
  context.fillStyle = getComputedStyle(document.body).backgroundColor
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  canvas.toBlob((blob) => {
    if (blob !== null) download(blob, `${name}.png`)
  })
}
