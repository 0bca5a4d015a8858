import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { runJson } from './hausregeln.ts'

const PYTHON = join(import.meta.dirname, '../../../python')
const isThere = spawnSync('python3', ['-c', 'import numpy']).status === 0

describe('the Python package', () => {
  it.skipIf(!isThere)('passes its own tests (skipped without python3 and numpy)', async () => {
    const tests = spawn('python3', ['-m', 'unittest', 'discover', '-s', 'tests', '-t', '.'], {
      cwd: PYTHON,
      // Whatever language the machine has: the tests read English.
      env: { ...process.env, LC_ALL: 'C', HAUSREGELN_NODE: process.execPath, PYTHONDONTWRITEBYTECODE: '1' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const [said, [code]] = await Promise.all([text(tests.stderr), once(tests, 'close')])
    expect(code, said).toBe(0)
    expect(said).toMatch(/^Ran [1-9]\d* tests/m)
  })

  it.skipIf(!isThere)(
    'trains an agent that then sits at a table and beats random (skipped without python3 and numpy)',
    async () => {
      const file = join(mkdtempSync(join(tmpdir(), 'hausregeln-agent-')), 'agent.npz')
      const env = {
        ...process.env,
        HAUSREGELN_NODE: process.execPath,
        PYTHONPATH: PYTHON,
        PYTHONDONTWRITEBYTECODE: '1',
      }
      const trained = spawn('python3', [join(PYTHON, 'examples/train.py'), file, '--batches', '250', '--games', '32'], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const [said, [code]] = await Promise.all([text(trained.stdout), once(trained, 'close')])
      expect(code, said).toBe(0)
      const bot = `PYTHONPATH=${PYTHON} HAUSREGELN_NODE=${process.execPath} python3 ${join(PYTHON, 'examples/trained.py')} ${file}`
      const table = ['--rulebook', 'simplified', '--seats', 'bot,random', '--seed', '2', '--rotate', '--by-wealth']
      const length = ['--games', '8', '--max-rounds', '20']
      const { substituted, winsBySeat } = await runJson(
        ...['sim', ...table, ...length, '--bot', bot, '--bot-time', '20000'],
      )
      // Of what it has not learned it wins a third; now nearly all.
      expect(winsBySeat[0]).toBeGreaterThanOrEqual(5)
      expect(substituted.bot.answered).toBeGreaterThan(10)
      expect(substituted.bot).toMatchObject({ substituted: 0 })
    },
  )
})
