import type { Further } from '@hausregeln/rulebooks/texts/language.ts'
import { PARTS } from './parts.words.ts'
import { LOADERS } from './words.ts'

/** Words of the page that a further language lacks: `play: table waive`. English stands in for them. */
export async function missingWords(language: Further): Promise<readonly string[]> {
  const parts = await Promise.all(
    PARTS.map(async (part) =>
      missing((await LOADERS.en[part]()).words, (await LOADERS[language][part]()).words, `${part}:`),
    ),
  )
  return parts.flat()
}

/** What one table of words has and another lacks, each by the way that leads to it. */
function missing(whole: object, some: object, way: string): readonly string[] {
  return Object.entries(whole).flatMap(([name, word]) => {
    const own = (some as Readonly<Record<string, unknown>>)[name]
    if (typeof word !== 'object') return own === undefined ? [`${way} ${name}`] : []
    return missing(word, typeof own === 'object' && own !== null ? own : {}, `${way} ${name}`)
  })
}
