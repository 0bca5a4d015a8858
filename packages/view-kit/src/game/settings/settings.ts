import { keep, kept } from '../../i18n/shelf.ts'
import type { TableSettings } from '../types.ts'
import { DEFAULT_COUNTDOWN, PACES } from './pace.ts'

const KEY = 'hausregeln.table'

/** The longest wait before a throw that can be set, in seconds. */
export const LONGEST_COUNTDOWN = 60

export const DEFAULT_SETTINGS: TableSettings = { pace: 'normal', countdown: DEFAULT_COUNTDOWN }

/** Reads settings as they were kept; whatever is missing or makes no sense is as by default. */
export function readSettings(text: string | null): TableSettings {
  const kept = parse(text)
  const pace = PACES.find((known) => known === kept.pace) ?? DEFAULT_SETTINGS.pace
  const { countdown } = kept
  const fits = typeof countdown === 'number' && Number.isInteger(countdown) && countdown >= 0
  return { pace, countdown: fits && countdown <= LONGEST_COUNTDOWN ? countdown : DEFAULT_SETTINGS.countdown }
}

function parse(text: string | null): Partial<Record<keyof TableSettings, unknown>> {
  try {
    const data: unknown = JSON.parse(text ?? '')
    return typeof data === 'object' && data !== null ? data : {}
  } catch {
    return {}
  }
}

/** The settings of the table that this browser has kept. */
export function keptSettings(): TableSettings {
  return readSettings(kept(KEY))
}

/** Keeps the settings of the table in this browser. */
export function keepSettings(settings: TableSettings): void {
  keep(KEY, JSON.stringify(settings))
}
