import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect } from '@playwright/test'
import { test } from './support/hand.ts'

const ROOT = join(import.meta.dirname, '../../..')
/** What is edited: a copy, all else is linked. */
const COPIED = ['web', 'server']

/** The house in a folder of its own, with packages that can be edited. */
function copyOfHouse(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hausregeln-dev-'))
  mkdirSync(join(folder, 'packages'))
  for (const name of readdirSync(ROOT))
    if (!name.startsWith('.') && name !== 'packages' && name !== 'scripts')
      symlinkSync(join(ROOT, name), join(folder, name))
  cpSync(join(ROOT, 'scripts'), join(folder, 'scripts'), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'packages'))) {
    const [from, to] = [join(ROOT, 'packages', name), join(folder, 'packages', name)]
    const filter = (path: string) => !/\/(node_modules|dist|e2e|test)$/.test(path)
    if (!COPIED.includes(name)) symlinkSync(from, to)
    else {
      cpSync(from, to, { recursive: true, filter })
      if (existsSync(join(from, 'node_modules'))) symlinkSync(join(from, 'node_modules'), join(to, 'node_modules'))
    }
  }
  return folder
}

function edit(path: string, from: string, to: string): void {
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}

test('npm run dev: one address for the page and tables online; what is edited shows without a reload', async ({
  page,
}) => {
  const folder = copyOfHouse()
  const env = { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data') }
  const dev = spawn(process.execPath, ['scripts/dev.ts'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    let address = ''
    for await (const line of createInterface({ input: dev.stdout })) {
      address = /Hausregeln is at (\S+)/.exec(line)?.[1] ?? ''
      if (address !== '') break
    }
    await page.goto(address)
    await expect(page.getByRole('link', { name: 'Neues Spiel' })).toBeVisible()
    await page.evaluate(() => document.body.setAttribute('data-stays', ''))
    edit(join(folder, 'packages/web/src/screens/home/HomeScreen.tsx'), '<h1>', '<h1 title="edited">')
    await expect(page.locator('[data-stays] h1[title=edited]')).toBeVisible()

    // A table is told to the page by WebSocket, which the server takes from pages of its own origin only.
    await page.getByRole('link', { name: 'Online spielen' }).click()
    await page.getByLabel('Dein Name am Tisch').fill('Ada')
    await page.getByRole('button', { name: 'Tisch eröffnen' }).click()
    await expect(page.getByRole('button', { name: 'Aufstehen' })).toBeVisible()

    const title = async () => {
      const answer = await page.request.get(`${address}api/openapi.json`)
      return answer.ok() ? (await answer.json()).info.title : null
    }
    const before = await title()
    edit(join(folder, 'packages/server/src/http/description.ts'), `'${before}'`, "'Edited'")
    await expect.poll(title).toBe('Edited')
  } finally {
    dev.kill()
    await new Promise((resolve) => dev.once('exit', resolve))
    rmSync(folder, { recursive: true, force: true })
  }
})
