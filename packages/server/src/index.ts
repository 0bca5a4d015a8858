export type * as chapters from '@hausregeln/chapters/rules.ts'
export { buildApp } from './app.ts'
export { readSettings, type Settings, SettingsError } from './settings.ts'
