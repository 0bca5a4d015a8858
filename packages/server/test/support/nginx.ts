import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Debian's nginx, where it is installed. */
export const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path))

const DELIVERED = join(import.meta.dirname, '../../../../deploy')

/** A configuration of nginx as it is delivered, run in a directory of its own. */
export class Nginx {
  readonly directory = mkdtempSync(join(tmpdir(), 'hausregeln-nginx-'))
  #process: ChildProcess | undefined

  /** `places`: what is put in place of which addresses and paths of the configuration. Each must be in it. */
  start(configuration: string, places: readonly (readonly [delivered: string, here: string])[]): void {
    const aside = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${this.directory}/${name};`,
    )
    const own = [
      'http {',
      `pid ${this.directory}/pid;\nerror_log stderr;\nhttp {\naccess_log off;\n${aside.join('\n')}`,
    ]
    const text = [...places, own].reduce(
      (before, [delivered = '', here = '']) => {
        if (!before.includes(delivered)) throw new Error(`${configuration} does not say "${delivered}" any more.`)
        return before.replaceAll(delivered, here)
      },
      readFileSync(join(DELIVERED, configuration), 'utf8'),
    )
    const file = join(this.directory, 'nginx.conf')
    writeFileSync(file, text)
    this.#process = spawn(NGINX ?? '', ['-p', this.directory, '-c', file, '-g', 'daemon off;'], { stdio: 'ignore' })
  }

  async remove(): Promise<void> {
    const child = this.#process
    if (child?.exitCode === null) {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone.catch(() => undefined)
    }
    rmSync(this.directory, { recursive: true, force: true })
  }
}
