import { BuildingImage } from '@hausregeln/view-kit/board/faces/Buildings.tsx'
import { Dialog } from '@hausregeln/view-kit/design/index.ts'
import { formatList, formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { ActionButton } from '@hausregeln/view-kit/table/acting/ActionButton.tsx'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { builtWords, highestLevel } from '@hausregeln/view-kit/table/deeds/built.ts'
import { deedDef } from '@hausregeln/view-kit/table/deeds/deed.ts'
import { GroupMark } from '@hausregeln/view-kit/table/deeds/GroupMark.tsx'
import { streetsOf } from '@hausregeln/view-kit/table/deeds/groups.ts'
import { buildingStyle } from '@hausregeln/view-kit/table/deeds/spaces.ts'
import { deedName, groupFace } from '@hausregeln/view-kit/table/names.ts'
import type { GroupProps } from '@hausregeln/view-kit/table/part.ts'
import { RuleChip } from '@hausregeln/view-kit/table/RuleChip.tsx'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { Purse } from '../../bank-debt/view/Purse.tsx'
import { claimHolder } from '../../claims/rules/claims.ts'
import { claimsTexts } from '../../claims/view/texts.ts'
import { remoteStreets } from '../../remote-purchase/view/remote.ts'
import { LadderRules } from './LadderRules.tsx'
import { RungBar } from './RungBar.tsx'
import { reachOf, rungOf } from './rungs.ts'
import { ladderTexts } from './texts.ts'
import { buildingWays } from './ways.ts'
import '../../remote-purchase/view/business.css'
import './group.css'

/** A group of streets: what stands on each, what may be built and at what cost, or why not and what is needed first. */
export function GroupDialog({ group, onClose }: GroupProps) {
  const { rulebook, gameView, locale, me, names } = useTable()
  const claims = useTexts(claimsTexts)
  const face = group === null ? null : groupFace(rulebook, gameView, group, locale)
  const holder = group === null ? -1 : claimHolder(gameView, group)
  return (
    <Dialog
      open={group !== null}
      onClose={onClose}
      title={face?.name ?? ''}
      eyebrow={holder < 0 ? claims.noClaim : claims.claimedBy(names[holder] ?? '')}
    >
      {group !== null && face && (
        <div className="stack">
          {holder === me && me >= 0 && <Purse seat={me} />}
          <ul className="group plain-list">
            {streetsOf(gameView, group).map((street) => (
              <Street key={street} street={street} colour={face.colour} onClose={onClose} />
            ))}
          </ul>
          <LadderRules group={group} />
        </div>
      )}
    </Dialog>
  )
}

interface StreetProps {
  readonly street: number
  readonly colour: string
  readonly onClose: () => void
}

function Street({ street, colour, onClose }: StreetProps) {
  const { rulebook, gameView, locale, me, names, showSpace } = useTable()
  const texts = useTexts(ladderTexts)
  const owner = gameView.s.owner[street] ?? -1
  const level = gameView.s.level[street] ?? 0
  const top = highestLevel(gameView)
  const { board } = gameView.book
  const space = board.spaceOf[street] ?? 0
  const printed = (table: Int32Array) => formatNumber(locale, table[street] ?? 0)
  const remote = me >= 0 && remoteStreets(gameView, me).includes(street)
  const here = names.filter((_, seat) => (gameView.s.alive >>> seat) & 1 && gameView.s.place[seat] === space)
  return (
    <li className="group__street">
      <p className="group__head">
        <GroupMark colour={colour} />
        <button
          type="button"
          className="link group__name"
          onClick={() => {
            onClose()
            showSpace(space)
          }}
        >
          {deedName(rulebook, street, locale)}
        </button>
        <span className="fine">
          {owner < 0 ? texts.unownedFor(printed(board.price)) : texts.ownedBy(names[owner] ?? '')}
          {here.length > 0 && ` · ${texts.visitors(formatList(locale, here))}`}
        </span>
      </p>
      {owner >= 0 && (
        <>
          <p className="group__built">
            {level > 0 && <BuildingImage level={level} building={buildingStyle(rulebook, gameView)} height={26} />}
            <span>{level > 0 ? builtWords(rulebook, level, top, locale) : tableTexts[locale].unbuilt}</span>
            <Rents street={street} />
          </p>
          <RungBar
            level={level}
            reach={reachOf(gameView, owner, street)}
            top={top}
            block={rulebook.board.pieces.block?.houses}
          />
        </>
      )}
      {remote && (
        <div className="business__row">
          <ActionButton name="buyRemote" argument={street} look="primary" size="small" explained />
        </div>
      )}
      {owner === me && me >= 0 && <BuildHere street={street} />}
    </li>
  )
}

function Rents({ street }: { readonly street: number }) {
  const { rulebook, gameView, locale } = useTable()
  const texts = useTexts(ladderTexts)
  const rents = deedDef(rulebook, street)?.rents ?? []
  const level = gameView.s.level[street] ?? 0
  const [now, next] = [rents[level], rents[level + 1]]
  if (now === undefined) return null
  const number = (value: number) => formatNumber(locale, value)
  return (
    <span className="fine group__rents">
      {next === undefined ? texts.rentNow(number(now)) : texts.rentNext(number(now), number(next))}
    </span>
  )
}

function BuildHere({ street }: { readonly street: number }) {
  const { gameView, me } = useTable()
  const rung = rungOf(gameView, me, street)
  return rung.is === 'open' ? (
    <div className="business__row">
      {buildingWays(gameView, me, street).map((name) => (
        <ActionButton key={name} name={name} argument={street} look="primary" size="small" explained />
      ))}
    </div>
  ) : (
    <NeedFirst street={street} />
  )
}

/** What the ladder wants before the next level. */
function NeedFirst({ street }: { readonly street: number }) {
  const { rulebook, gameView, locale, me } = useTable()
  const texts = useTexts(ladderTexts)
  const rung = rungOf(gameView, me, street)
  const rule = rulebook.book.rules.ladder
  const top = highestLevel(gameView)
  const built = (level: number) => builtWords(rulebook, level, top, locale)
  const named = (streets: readonly number[]) =>
    formatList(
      locale,
      streets.map((one) => deedName(rulebook, one, locale)),
    )
  const words =
    rung.is === 'streets'
      ? texts.needsStreets(built(rung.most), named(rung.missing))
      : rung.is === 'others'
        ? texts.needsOthers(built((gameView.s.level[street] ?? 0) + 1), built(rung.least), named(rung.low))
        : texts.topReached
  return (
    <p className="group__need">
      {words} {rule !== undefined && <RuleChip id={rule} />}
    </p>
  )
}
