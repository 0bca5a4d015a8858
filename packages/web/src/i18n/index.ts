export * from './format.ts'
export * from './locale.ts'
export * from './storedChoice.ts'
export * from './texts.ts'
