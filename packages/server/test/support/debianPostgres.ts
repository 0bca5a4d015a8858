import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './postgres.ts'

const PROGRAMS = '/usr/lib/postgresql'

/** Where Debian keeps PostgreSQL with its clients, whose versions belong together; undefined: it is not installed. */
export const DEBIAN_POSTGRES = existsSync(PROGRAMS)
  ? readdirSync(PROGRAMS)
      .map((version) => join(PROGRAMS, version, 'bin'))
      .find((path) => ['initdb', 'pg_ctl', 'pg_dump', 'pg_restore'].every((name) => existsSync(join(path, name))))
  : undefined

/** Debian's PostgreSQL, in a directory of its own. */
export class DebianPostgres {
  readonly #directory = mkdtempSync(join(tmpdir(), 'hausregeln-debian-'))
  readonly #programs: string
  readonly #port: number

  private constructor(programs: string, port: number) {
    this.#programs = programs
    this.#port = port
  }

  static async start(programs: string): Promise<DebianPostgres> {
    const server = new DebianPostgres(programs, await freePort())
    chmodSync(server.#directory, 0o777)
    const data = join(server.#directory, 'data')
    server.#run('initdb', '--pgdata', data, '--username=hausregeln', '--auth=trust')
    const options = `-p ${server.#port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${server.#directory}`
    server.#run('pg_ctl', '--pgdata', data, '--wait', '--log', join(server.#directory, 'log'), '-o', options, 'start')
    return server
  }

  /** The address of a new, empty database. */
  fresh(name: string): string {
    this.#run('createdb', '-h', '127.0.0.1', '-p', String(this.#port), '-U', 'hausregeln', name)
    return `postgresql://hausregeln@127.0.0.1:${this.#port}/${name}`
  }

  remove(): void {
    this.#run('pg_ctl', '--pgdata', join(this.#directory, 'data'), '--mode=immediate', 'stop')
    rmSync(this.#directory, { recursive: true, force: true })
  }

  /** PostgreSQL does not run as root. */
  #run(program: string, ...args: readonly string[]): void {
    const command = [join(this.#programs, program), ...args]
    const [first = '', ...rest] = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', ...command] : command
    execFileSync(first, rest, { stdio: 'ignore', cwd: this.#directory })
  }
}
