import '../../../scripts/lib/demandRuntime.mjs'

await import('../src/main.ts')
