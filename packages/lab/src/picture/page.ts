import { fileURLToPath } from 'node:url'
import { textIn } from '@hausregeln/engine/core/saying.ts'
import type { Experiment } from '../experiment/index.ts'
import { csvOf, type DataTable } from '../experiment/tables/data-table.ts'
import { say } from '../say.ts'
import type { Report } from './markdown.ts'
import { hasPicture, type Language } from './pictured.ts'
import { written } from './written.ts'

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.5rem}h2{font-size:1.15rem;margin-top:2.5rem}
p.answer{font-size:1.2rem}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;font-size:.9rem}
td,th{padding:.2rem .6rem;text-align:right;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent)}
th{text-align:right;vertical-align:bottom}td:first-child,th:first-child{text-align:left}
.wide{overflow-x:auto}figure{margin:0}figure svg{max-width:100%;height:auto}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:.8rem}`

/**
 * A report as a page that stands alone: the sentence that answers, every picture with its table, the experiment. Pictures
 * are drawn by a script in it; without one the tables say the same.
 */
export async function reportPage(
  { title: names, answer, tables }: Report,
  experiment: Experiment | null,
  language: Language,
): Promise<string> {
  const title = textIn(names, language)
  const parts = tables.map((table) => sectionOf(table, language))
  const data = JSON.stringify({ language, tables }).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escaped(title)}</h1><p class="answer">${escaped(textIn(answer, language))}</p>
${parts.join('\n')}
${experiment === null ? '' : `<h2>${textIn(say('page-experiment'), language)}</h2><pre>${escaped(JSON.stringify(experiment, null, 1))}</pre>`}</main>
<script type="application/json" id="data">${data}</script>
<script>${(await script()).replaceAll('</script', '<\\/script')}</script></body></html>
`
}

function sectionOf(table: DataTable, language: Language): string {
  const picture = hasPicture(table) ? `<figure id="picture-${table.id}"></figure>` : ''
  const csv = `data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(table, language))}`
  const link = `<a download="${table.id}.csv" href="${csv}">${textIn(say('page-data'), language)}</a>`
  const inner = `<div class="wide">${tableOf(table, language)}</div><p>${link}</p>`
  const shown =
    picture === ''
      ? inner
      : `${picture}<details><summary>${textIn(say('page-table'), language)}</summary>${inner}</details>`
  return `<section><h2>${escaped(textIn(table.title, language))}</h2>${shown}</section>`
}

function tableOf({ columns, rows }: DataTable, language: Language): string {
  const head = columns.map(({ title }) => `<th scope="col">${escaped(textIn(title, language))}</th>`).join('')
  const body = rows.map(
    (row) => `<tr>${row.map((cell, at) => `<td>${escaped(written(cell, columns[at], language))}</td>`).join('')}</tr>`,
  )
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** The script that draws, with all that it needs, as one. */
async function script(): Promise<string> {
  const { rolldown } = await import('rolldown')
  const input = fileURLToPath(new URL('./inPage.ts', import.meta.url))
  const build = await rolldown({ input, platform: 'browser', treeshake: true })
  const { output } = await build.generate({ format: 'iife', name: 'pictures', minify: true, codeSplitting: false })
  await build.close()
  return output[0].code
}
