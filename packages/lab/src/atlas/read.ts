import { readJson } from '@hausregeln/rulebooks/file/json.ts'
import { ExperimentError, refuse } from '../experiment/books.ts'
import { say } from '../say.ts'
import type { Atlas } from './atlas.ts'

/** The atlas that a file's text holds. Throws `ExperimentError` for one that holds none. */
export function readAtlas(text: string): Atlas {
  const json = readJson(text)
  if (json.faults) throw new ExperimentError(json.faults)
  const { value } = json
  const isOne =
    typeof value === 'object' && value !== null && 'rows' in value && 'format' in value && value.format === 1
  return isOne ? (value as Atlas) : refuse([], say('noAtlas'))
}
