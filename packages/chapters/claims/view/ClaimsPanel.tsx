import { NOBODY } from '@hausregeln/engine'
import { SeatDisc } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { classes, Panel } from '@hausregeln/view-kit/design/index.ts'
import { formatList, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { GroupMark } from '@hausregeln/view-kit/table/deeds/GroupMark.tsx'
import { streetGroups, streetsOf } from '@hausregeln/view-kit/table/deeds/groups.ts'
import { deedName, groupFace } from '@hausregeln/view-kit/table/names.ts'
import { RuleChip } from '@hausregeln/view-kit/table/RuleChip.tsx'
import { claimHolder, isThinClaim } from '../rules/claims.ts'
import { claimsTexts } from './texts.ts'
import './claims.css'

/**
 * Who has the claim on which group, and how much of it they own, where the rules know claims. A tap shows the group.
 */
export function ClaimsPanel() {
  const { gameView, rulebook } = useTable()
  const texts = useTexts(claimsTexts)
  const { chapters, rules } = rulebook.book
  if (!chapters.has('claims')) return null
  return (
    <Panel title={texts.claims} aside={rules.claim !== undefined && <RuleChip id={rules.claim} />}>
      <div className="stack">
        <ul className="claims plain-list">
          {streetGroups(gameView).map((one) => (
            <ClaimRow key={one} group={one} />
          ))}
        </ul>
        <ThinClaims />
      </div>
    </Panel>
  )
}

function ClaimRow({ group }: { readonly group: number }) {
  const { gameView, rulebook, locale, game, showGroup } = useTable()
  const texts = useTexts(claimsTexts)
  const { name, colour } = groupFace(rulebook, gameView, group, locale)
  const holder = claimHolder(gameView, group)
  const player = game.players[holder]
  return (
    <li>
      <button type="button" className="claims__group" title={texts.groupOpen(name)} onClick={() => showGroup(group)}>
        <GroupMark colour={colour} />
        <span className="claims__name">{name}</span>
        <span className="claims__plots" aria-hidden>
          {streetsOf(gameView, group).map((street) => (
            <Plot key={street} street={street} colour={colour} />
          ))}
        </span>
        {player ? (
          <span className="claims__holder">
            <SeatDisc seat={holder} colour={player.colour} shape={player.shape} size={24} />
            <span className="visually-hidden">{texts.claimedBy(player.name)}</span>
            <span aria-hidden>{player.name}</span>
          </span>
        ) : (
          <span className="claims__holder claims__holder--none">{texts.noClaim}</span>
        )}
        <span className="visually-hidden">{plotWords(streetsOf(gameView, group))}</span>
      </button>
    </li>
  )

  function plotWords(streets: readonly number[]): string {
    const ownerOf = (street: number) => game.players[gameView.s.owner[street] ?? NOBODY]?.name ?? texts.free
    return formatList(
      locale,
      streets.map((street) => texts.plotOf(deedName(rulebook, street, locale), ownerOf(street))),
    )
  }
}

/** One plot of the group: filled once it is owned, with the level that is built. */
function Plot({ street, colour }: { readonly street: number; readonly colour: string }) {
  const { gameView } = useTable()
  const owned = gameView.s.owner[street] !== NOBODY
  const level = gameView.s.level[street] ?? 0
  return (
    <svg className={classes('claims__plot', owned && 'claims__plot--owned')} viewBox="0 0 14 14" aria-hidden>
      <rect x="1" y="1" width="12" height="12" rx="2.5" fill={owned ? colour : 'none'} />
      {level > 0 && (
        <>
          <circle cx="7" cy="7" r="4.6" />
          <text x="7" y="9.6">
            {level}
          </text>
        </>
      )}
    </svg>
  )
}

/** Groups in which the person at the screen needs more plots before they may begin another one. */
function ThinClaims() {
  const { gameView, rulebook, locale, me } = useTable()
  const texts = useTexts(claimsTexts)
  const rule = rulebook.book.rules.claimPair
  const thin = streetGroups(gameView).filter((group) => me >= 0 && isThinClaim(gameView, me, group))
  if (thin.length === 0) return null
  const names = thin.map((group) => groupFace(rulebook, gameView, group, locale).name)
  return (
    <p className="fine">
      {texts.thin(formatList(locale, names))} {rule !== undefined && <RuleChip id={rule} />}
    </p>
  )
}
