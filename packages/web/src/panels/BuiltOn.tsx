import { Hotel, House } from 'lucide-react'
import { useTexts } from '../i18n/index.ts'
import { useTable } from '../table/context.ts'
import { tableTexts } from '../table/texts.ts'

interface BuiltOnProps {
  readonly level: number
  /** The level that is the greatest building. */
  readonly top: number
}

/** What stands on a street, as small pictures. */
export function BuiltOn({ level, top }: BuiltOnProps) {
  const { rulebook, locale } = useTable()
  const texts = useTexts(tableTexts)
  const { pieces } = rulebook.board
  if (level === 0) return null
  const words = level === top ? texts.built(1, pieces.hotel[locale]) : texts.built(level, pieces.house[locale])
  return (
    <span className="deeds__built" role="img" aria-label={words} title={words}>
      {level === top ? (
        <Hotel size={16} aria-hidden />
      ) : (
        Array.from({ length: level }, (_, index) => `house ${index}`).map((key) => (
          <House key={key} size={14} aria-hidden />
        ))
      )}
    </span>
  )
}
