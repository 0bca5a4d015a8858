import { ownedInGroup } from '@hausregeln/engine/kit/deeds.ts'
import { classes } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { builtWords, highestLevel } from '@hausregeln/view-kit/table/deeds/built.ts'
import { streetsOf } from '@hausregeln/view-kit/table/deeds/groups.ts'
import { RuleChip } from '@hausregeln/view-kit/table/RuleChip.tsx'
import { ladderTexts } from './texts.ts'

/**
 * How high players may build by what they own, in words made from the ladder itself; what holds for the person at the
 * screen is marked.
 */
export function LadderRules({ group }: { readonly group: number }) {
  const { rulebook, gameView, locale, me } = useTable()
  const texts = useTexts(ladderTexts)
  const { rules } = rulebook.book
  const { ladder } = rulebook.book.policies
  if (ladder === null) return null
  const top = highestLevel(gameView)
  const all = streetsOf(gameView, group).length
  const owned = me < 0 ? 0 : ownedInGroup(gameView, me, group)
  const built = (level: number) => builtWords(rulebook, level, top, locale)
  // The levels at which the others must stand higher than below.
  const thresholds = ladder.leastOfOthers.flatMap((least, level) =>
    least > (ladder.leastOfOthers[level - 1] ?? 0) ? [{ level, least }] : [],
  )
  return (
    <details className="ladder">
      <summary>{texts.limits}</summary>
      <ul>
        {ladder.highest.slice(1).map((most, index) => (
          <li key={most} className={classes(owned === index + 1 && 'ladder__mine')}>
            {texts.withStreets(index + 1, index + 1 === all)}:{' '}
            {index === 0 ? texts.upTo(built(most)) : texts.eachUpTo(built(most))}
            {index + 1 === all && (
              <ul>
                {thresholds.map(({ level, least }) => (
                  <li key={level}>{texts.forLevel(built(level), built(least))}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {rules.ladder !== undefined && <RuleChip id={rules.ladder} />}
    </details>
  )
}
