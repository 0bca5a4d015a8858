export { buildApp } from './app.ts'
export { readSettings, type Settings, SettingsError } from './settings.ts'
