export * from './bot.ts'
export * from './plain.ts'
export * from './random.ts'
export * from './registry.ts'
