export type * from '@hausregeln/chapters/known.ts'
export { buildApp } from './app.ts'
export { readSettings, type Settings, SettingsError } from './settings.ts'
