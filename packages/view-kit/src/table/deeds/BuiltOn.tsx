import { BuildingImage } from '../../board/faces/Buildings.tsx'
import { useTable } from '../context.ts'
import { builtWords, highestLevel } from './built.ts'
import { buildingStyle } from './spaces.ts'

/** What stands on a street, as small pictures. */
export function BuiltOn({ level }: { readonly level: number }) {
  const { rulebook, gameView, locale } = useTable()
  if (level === 0) return null
  const words = builtWords(rulebook, level, highestLevel(gameView), locale)
  return (
    <span className="deeds__built" role="img" aria-label={words} title={words}>
      <BuildingImage level={level} building={buildingStyle(rulebook, gameView)} height={18} />
    </span>
  )
}
