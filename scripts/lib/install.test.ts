import { describe, expect, it } from 'vitest'
import { firstMissing } from './install.mjs'
import { runtimeProblem } from './runtime.mjs'

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    'packages/engine': { version: '0.1.0' },
    'node_modules/@hausregeln/engine': { resolved: 'packages/engine', link: true },
    'node_modules/vite': { version: '8.3.8' },
    'node_modules/binding-for-another-machine': { version: '1.0.0', optional: true },
  },
}
const link = { resolved: 'packages/engine', link: true }

describe('what is installed', () => {
  it('is complete without packages for other machines', () => {
    const packages = { 'node_modules/@hausregeln/engine': link, 'node_modules/vite': { version: '8.3.8' } }
    expect(firstMissing(wanted, { packages })).toBeUndefined()
  })

  it('misses a package that is not there, or not in the version of the lockfile', () => {
    const vite = 'node_modules/vite'
    const engine = { 'node_modules/@hausregeln/engine': link }
    expect(firstMissing(wanted, { packages: engine })).toBe(vite)
    expect(firstMissing(wanted, { packages: { ...engine, [vite]: { version: '8.3.7' } } })).toBe(vite)
  })

  it('misses a package of this house that is not linked', () => {
    const packages = { 'node_modules/vite': { version: '8.3.8' } }
    expect(firstMissing(wanted, { packages })).toBe('node_modules/@hausregeln/engine')
  })

  it('is replaced where an optional package has another version', () => {
    const other = 'node_modules/binding-for-another-machine'
    const packages = { 'node_modules/@hausregeln/engine': link, 'node_modules/vite': { version: '8.3.8' } }
    expect(firstMissing(wanted, { packages: { ...packages, [other]: { version: '0.9.0' } } })).toBe(other)
  })
})

describe('the runtime', () => {
  it('is good when it is new enough, wherever it runs', () => {
    expect(runtimeProblem({ version: 'v24.0.0', platform: 'darwin', arch: 'arm64' })).toBeUndefined()
    expect(runtimeProblem({ version: 'v26.1.0', platform: 'win32', arch: 'x64' })).toBeUndefined()
  })

  it('may be older where the packages bring a newer one along', () => {
    expect(runtimeProblem({ version: 'v20.20.2', platform: 'linux', arch: 'x64' })).toBeUndefined()
  })

  it('is refused elsewhere with a sentence that says what is here and what is needed', () => {
    const problem = runtimeProblem({ version: 'v20.20.2', platform: 'darwin', arch: 'arm64' })
    expect(problem).toMatch(/needs Node 24 or newer; this is v20\.20\.2\. .* not for darwin on arm64/)
  })
})
