import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const ROOT = join(import.meta.dirname, '../..')

/**
 * Serves the built page at the real server, with a folder of its own that goes when this has ended. `root`: of another
 * copy of the project.
 */
export async function served<T>(use: (address: string, folder: string) => Promise<T>, root = ROOT): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'hausregeln-served-'))
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder }
  const program = join(root, 'packages/server/src/main.ts')
  const server = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    return await use(await addressOf(server.stdout), folder)
  } finally {
    server.kill()
    await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, address] = /Hausregeln is at (\S+)/.exec(line) ?? []
    if (address !== undefined) return address
  }
  throw new Error('The server has not begun.')
}
