import { posix } from 'node:path'
import { classic, rulebooks } from '@hausregeln/rulebooks'
import { workbookOf } from '@hausregeln/workbook'
import { keepBooks } from '@hausregeln/workbook/books/books.ts'
import { heldBy } from '@hausregeln/workbook/sheet.ts'
import { entryColumns } from '@hausregeln/workbook/sheets/entries.ts'
import { sheetsOf } from '@hausregeln/workbook/sheets/sheets.ts'
import { cellsOf, readElsewhere } from '@hausregeln/workbook/testing/other.ts'
import { readBack } from '@hausregeln/workbook/testing/read.ts'
import { writeSheets } from '@hausregeln/workbook/xlsx/write.ts'
import { describe, expect, it } from 'vitest'
import { randomGame } from './random-game.ts'
import { unzip, xmlFault } from './zip.ts'

const game = (names: readonly string[], steps = 150) => randomGame(classic, { names, seed: 12, steps })

/** Where the relationships of a part lead, as paths in the archive. */
function targets(path: string, xml: string): string[] {
  const folder = posix.dirname(posix.dirname(path))
  return [...xml.matchAll(/Target="([^"]+)"/g)].map(([, target = '']) => posix.join(folder, target))
}

describe('the file', () => {
  it.each(rulebooks)(
    '$book.id: has well-formed parts, each with its type, and no relationship leads nowhere',
    async (rulebook) => {
      const { record } = randomGame(rulebook, { names: ['A', 'B', 'C'], seed: 4, steps: 400 })
      const files = await unzip(await workbookOf(rulebook, record, 'de'))
      for (const [path, xml] of files) expect(`${path}: ${xmlFault(xml)}`).toBe(`${path}: null`)
      const types = files.get('[Content_Types].xml') ?? ''
      const typed = [...types.matchAll(/PartName="\/([^"]+)"/g)].map(([, path = '']) => path)
      const parts = [...files.keys()].filter((path) => !path.endsWith('.rels') && path !== '[Content_Types].xml')
      expect(typed.sort()).toEqual(parts.sort())
      for (const [path, xml] of files)
        if (path.endsWith('.rels')) expect(targets(path, xml).filter((target) => !files.has(target))).toEqual([])
    },
  )

  it.each(rulebooks)('$book.id: a reader of another maker finds the same cells and formulas', async (rulebook) => {
    const { record } = randomGame(rulebook, { names: ['Anna', '=1+1', 'Zoë 🎩'], seed: 4, steps: 200, given: true })
    const books = keepBooks(rulebook, record, 'en')
    const book = await readElsewhere(await workbookOf(rulebook, record, 'en'))
    const sheets = sheetsOf(books)
    expect(book.SheetNames).toEqual(sheets.map(({ name }) => name))
    for (const { name, headed, columns, rows } of sheets) {
      const written = [
        ...(headed ? [columns.map(({ head }) => head)] : []),
        ...rows.map(({ cells }) => columns.map((_, column) => heldBy(cells[column]))),
      ]
      const read = cellsOf(book, name).map((row) => row.map(({ value }) => value))
      expect(written.map((row, at) => row.map((_, column) => read[at]?.[column] ?? null))).toEqual(written)
    }
    const accounts = entryColumns(books).accounts
    const formulas = cellsOf(book, 'Entries').slice(2)
    expect(formulas.length).toBeGreaterThan(100)
    const ofAccounts = formulas.flatMap((row) => row.slice(accounts).map(({ formula }) => formula))
    expect(ofAccounts.filter((formula) => !formula?.includes('IF(EXACT('))).toEqual([])
  })

  it('draws everybody’s money and wealth as charts of its own, over all turns', async () => {
    const { record, game: played } = game(['Anna', 'Ben'], 300)
    const files = await unzip(await workbookOf(classic, record, 'de'))
    const chart = files.get('xl/charts/chart1.xml') ?? ''
    const rows = keepBooks(classic, record, 'de').standings.length
    expect(rows).toBeGreaterThanOrEqual(played.s.turns)
    expect([...chart.matchAll(/<c:f>([^<]+)<\/c:f>/g)].map(([, reference]) => reference)).toEqual([
      "'Vermögen'!$D$1",
      `'Vermögen'!$A$2:$A$${rows + 1}`,
      `'Vermögen'!$D$2:$D$${rows + 1}`,
      "'Vermögen'!$E$1",
      `'Vermögen'!$A$2:$A$${rows + 1}`,
      `'Vermögen'!$E$2:$E$${rows + 1}`,
    ])
    expect(files.get('xl/charts/chart2.xml')).toContain("'Guthaben'!$D$2")
    expect(files.get('xl/drawings/drawing1.xml')).toContain('r:id="rId-chart-1"')
    const names = sheetsOf(keepBooks(classic, record, 'de')).map(({ name }) => name)
    const balances = names.indexOf('Guthaben') + 1
    expect(files.get(`xl/drawings/drawing${balances}.xml`)).toContain('r:id="rId-chart-2"')
  })

  it('has a first page for people: who played, when, what they would tell of it, and the curve; upright, on one page', async () => {
    const session = randomGame(classic, { names: ['Anna', 'Ben'], seed: 12, steps: 500 })
    const evening = Date.UTC(2026, 10, 21, 19)
    const entries = session.record.entries.map((sealed, at) => ({ ...sealed, at: evening + at * 10_000 }))
    const blob = await workbookOf(classic, { ...session.record, entries }, 'en')
    const page = (await readBack(blob)).get('Game') ?? []
    const fact = (head: string) => page.find(([first]) => first === head)?.[1]
    expect(fact('Played')).toMatch(/^November 21, 2026/)
    expect(page.flat()).toEqual(expect.arrayContaining(['Anna', 'Ben', 'What the evening brought']))
    expect(page.flat().some((text) => /rent to (Anna|Ben)/.test(String(text)))).toBe(true)
    const never = entries.map((sealed) => ({ ...sealed, at: Number.MAX_SAFE_INTEGER }))
    const timeless = await readBack(await workbookOf(classic, { ...session.record, entries: never }, 'en'))
    expect(timeless.get('Game')?.map(([first]) => first)).not.toContain('Played')
    const files = await unzip(blob)
    expect(files.get('xl/worksheets/sheet1.xml')).toMatch(/<pageSetup [^>]*orientation="portrait"[^>]*fitToHeight="1"/)
    expect(files.get('xl/worksheets/sheet2.xml')).toMatch(/<pageSetup [^>]*orientation="landscape"/)
    expect(files.get('xl/charts/chart1.xml')).toContain("'Wealth'!")
    // Each sentence of the evening has all columns beside its round, and the bar above it is as wide.
    const told = page.findIndex((row) => row.includes('What the evening brought')) + 1
    const width = Math.max(...page.map((row) => row.length))
    expect(page[told - 1]).toHaveLength(width)
    const last = String.fromCharCode('A'.charCodeAt(0) + width - 1)
    expect(files.get('xl/worksheets/sheet1.xml')).toContain(`<mergeCell ref="B${told + 1}:${last}${told + 1}"/>`)
  })

  it('cuts long names at the foot of a page before they reach the date', async () => {
    const names = Array.from({ length: 6 }, (_, seat) => `Somebody & a name of length ${seat}`)
    const files = await unzip(await workbookOf(classic, game(names, 20).record, 'en'))
    const footOf = (sheet: number) =>
      /&amp;L&amp;8 (.*)&amp;C/.exec(files.get(`xl/worksheets/sheet${sheet}.xml`) ?? '')?.[1]?.replaceAll('&amp;', '&')
    expect(footOf(1)).toBe('Classic: Somebody && a name of length 0, Somebody…')
    expect(footOf(2)).toMatch(/^Classic: Somebody && a name of length 0, Somebody && a name of length 1, Som.*…$/)
  })

  it('freezes and filters heads, repeats them on paper, and writes numbers as numbers', async () => {
    const files = await unzip(await workbookOf(classic, game(['Anna', 'Ben']).record, 'en'))
    const entries = files.get('xl/worksheets/sheet2.xml') ?? ''
    expect(entries).toMatch(/<pane ySplit="1" xSplit="4" [^>]*state="frozen"\/>/)
    expect(entries).toMatch(/<\/sheetData><autoFilter ref="A1:K\d+"\/>/)
    expect(entries).toMatch(/<c r="I2" s="\d+"><v>1500<\/v><\/c>/)
    expect(files.get('xl/styles.xml')).toContain('formatCode="#,##0"')
    expect(files.get('xl/workbook.xml')).toContain("'Entries'!$1:$1</definedName>")
    expect(files.get('xl/workbook.xml')).toMatch(/Print_Area" localSheetId="1">'Entries'!\$A\$1:\$H\$\d+</)
    expect(files.get('xl/workbook.xml')).toMatch(/'Balances'!\$A\$1:\$F\$\d+,'Balances'!\$H\$2:\$V\$25<\/definedName>/)
    expect(entries).toContain(
      '<oddFooter>&amp;L&amp;8 Classic: Anna, Ben&amp;C&amp;8 &amp;D&amp;R&amp;8 &amp;P / &amp;N</oddFooter>',
    )
    expect(files.get('xl/worksheets/sheet1.xml')).not.toContain('autoFilter')
    for (const [path, xml] of files)
      if (path.startsWith('xl/worksheets/sheet')) expect(xml.match(/<pageMargins /g), path).toHaveLength(1)
  })

  const NAMES = [
    '=1+1',
    '+CMD|" /C calc"!A0',
    '@SUM(A1)',
    '-2',
    'constructor',
    '__proto__',
    '<b>&"\'</b>',
    '  Zoë 🎩 محمد 王 ',
  ]

  it('keeps names as the texts that they are: no formula, no mark-up, any script; formulas name cells alone', async () => {
    const blob = await workbookOf(classic, game(NAMES, 500).record, 'en')
    const files = await unzip(blob)
    for (const xml of files.values()) {
      expect(xmlFault(xml)).toBeNull()
      const formulas = [...xml.matchAll(/<f[^>]*>([^<]+)<\/f>/g)].map(([, formula = '']) => formula)
      const known = /EXACT|^'Entries'![A-Z]+\d+$|^H2\+F3-G3$|^G2\+E3-F3$/
      expect(formulas.filter((formula) => !known.test(formula))).toEqual([])
    }
    const heads = (await readBack(blob)).get('Balances')?.[0]?.slice(3, 11)
    expect(heads?.map((head) => String(head).trim())).toEqual(NAMES.map((name) => name.trim()))
  })

  it('leaves out what no file of this format can hold, and keeps the rest', async () => {
    const long = 'x'.repeat(40_000)
    const blob = await workbookOf(classic, game(['a\u0000b\u001fc', '\ud800!', '_x0041_', long], 20).record, 'en')
    for (const xml of (await unzip(blob)).values()) expect(xmlFault(xml)).toBeNull()
    const heads = (await readBack(blob)).get('Balances')?.[0]?.slice(3, 7)
    expect(heads?.slice(0, 3)).toEqual(['abc', '!', '_x0041_'])
    expect(String(heads?.[3]).length).toBe(32_767)
  })

  it('goes on in a further sheet where one is full', async () => {
    const sheets = sheetsOf(keepBooks(classic, game(['Anna', 'Ben']).record, 'en'))
    const entries = sheets.find(({ name }) => name === 'Entries')
    const read = await readBack(await writeSheets(sheets, { game: 'Classic', date: null }, 101))
    const parts = [...read.keys()].filter((name) => name.startsWith('Entries'))
    expect(parts).toEqual(
      Array.from({ length: Math.ceil((entries?.rows.length ?? 0) / 100) }, (_, part) =>
        part === 0 ? 'Entries' : `Entries (${part + 1})`,
      ),
    )
    expect(parts.length).toBeGreaterThan(1)
    const rows = parts.flatMap((name) => read.get(name)?.slice(1) ?? [])
    expect(rows.map((row) => row[3])).toEqual(entries?.rows.map(({ cells }) => cells[3]))
    for (const name of parts) expect(read.get(name)?.[0]?.[3]).toBe('What happened')
  })

  it('has the same sheets in both languages, cell by cell the same numbers', async () => {
    const { record } = game(['Anna', 'Ben'], 200)
    const [german, english] = (['de', 'en'] as const).map((language) => sheetsOf(keepBooks(classic, record, language)))
    const numbers = (sheets: typeof german) =>
      sheets?.map(({ rows }) => rows.map(({ cells }) => cells.map((cell) => (typeof cell === 'number' ? cell : null))))
    expect(numbers(german)).toEqual(numbers(english))
    expect(german?.map(({ name }) => name)).toEqual([
      'Spiel',
      'Einträge',
      'Gebote',
      'Konto Anna',
      'Konto Ben',
      'Guthaben',
      'Vermögen',
      'Grundstücke',
      'Regeln',
    ])
    expect(english?.map(({ name }) => name)).toEqual([
      'Game',
      'Entries',
      'Bids',
      'Account Anna',
      'Account Ben',
      'Balances',
      'Wealth',
      'Properties',
      'Rules',
    ])
  })
})
