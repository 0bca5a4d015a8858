import type { Rulebook } from '@hausregeln/engine'
import { useStages } from '@hausregeln/view-kit/design/hooks/useStages.ts'
import type { TableView } from '@hausregeln/view-kit/game/client.ts'
import type { TableLink } from '@hausregeln/view-kit/game/link.ts'
import { isKept } from '@hausregeln/view-kit/game/realBoard.ts'
import { useLocale } from '@hausregeln/view-kit/i18n/index.ts'
import type { OnlineTable } from '@hausregeln/view-kit/room/onlineTable.ts'
import { type Show, useShown } from '@hausregeln/view-kit/show/useShown.ts'
import { useSounds } from '@hausregeln/view-kit/show/useSounds.ts'
import {
  type Picking,
  TableContext,
  type TableScope,
  type TradeStart,
  useTable,
} from '@hausregeln/view-kit/table/context.ts'
import { actingPerson, personsIn } from '@hausregeln/view-kit/table/persons.ts'
import { withParagraphs, withWords } from '@hausregeln/view-kit/words/words.ts'
import { lazy, memo, type ReactNode, Suspense, useMemo, useState } from 'react'
import { Frame } from '../../frame/Frame.tsx'
import { PARTS, useParts } from '../../parts/parts.ts'
import { Announcer } from '../table/Announcer.tsx'
import { BankPanel } from '../table/BankPanel.tsx'
import { ChapterPanels } from '../table/ChapterPanels.tsx'
import { CoachButton } from '../table/CoachButton.tsx'
import { DecisionPanel } from '../table/decision/DecisionPanel.tsx'
import { Impatience } from '../table/decision/Impatience.tsx'
import { GamePanel } from '../table/GamePanel.tsx'
import { Later } from '../table/log/Later.tsx'
import { LogPanel } from '../table/log/LogPanel.tsx'
import { MattersPanel } from '../table/MattersPanel.tsx'
import { HoldingsPanel } from '../table/people/HoldingsPanel.tsx'
import { PlayersPanel } from '../table/people/PlayersPanel.tsx'
import { SoundButton } from '../table/SoundButton.tsx'
import { StatusStrip } from '../table/StatusStrip.tsx'
import { TableBoard } from '../table/TableBoard.tsx'
import { TableHead } from '../table/TableHead.tsx'
import { useBoardInSight } from '../table/useBoardInSight.ts'
import { useCall } from '../table/useCall.ts'
import { useOfferNews } from '../table/useOfferNews.ts'
import { useShortcuts } from '../table/useShortcuts.ts'
import { useWakeLock } from '../table/useWakeLock.ts'

/** What many an evening does without, or comes to late. */
const KeeperTable = lazy(() => withWords(import('../companion/KeeperTable.tsx'), 'desk', 'told'))
const SpaceDialog = lazy(() => withParagraphs(import('../table/SpaceDialog.tsx')))
const RuleDialog = lazy(() => withParagraphs(import('../../rules/RuleDialog.tsx')))
const EndPanel = lazy(() => withWords(import('../table/end/EndPanel.tsx'), 'told'))

interface TableInPlayProps {
  readonly client: TableLink
  readonly view: TableView
  /** The online table on which the game is played; null: at this screen. */
  readonly online?: OnlineTable | null
  /** Whether the person at the screen keeps the books of a game on a real board. */
  readonly keeper?: boolean
  /** Beside the head, above the player's matters and above the log: what only an online table has. */
  readonly head?: ReactNode
  readonly strip?: ReactNode
  /** What of the table asks for the person here, counted: it grows with each matter. */
  readonly calls?: number
  readonly matters?: ReactNode
  readonly story?: ReactNode
  /** A lesson that is played at the table: its title, and its card above the board. */
  readonly lesson?: { readonly title: string; readonly card: ReactNode } | undefined
}

/** The table of a game, as it is played at the screen or online, or kept for a real board. */
export function TableInPlay(props: TableInPlayProps) {
  const { view, keeper = isKept(view.game.header), head, strip, calls = 0, matters, story, lesson } = props
  useParts(view.rulebook)
  const show = useShown(view, keeper)
  useSounds(show, view.game.persons)
  const { scope, open, close } = useScope(props, show, keeper)
  useShortcuts(scope)
  useOfferNews(scope)
  const title = useCall(scope, calls)
  const { must, turnSeat, over } = scope.gameView.s
  const isAsked = scope.persons.some((seat) => (must >>> seat) & 1)
  useWakeLock(!keeper && over === 0 && (isAsked || scope.playing || scope.snapshot.botsPlay))
  useBoardInSight(scope.playing, scope.persons.includes(turnSeat))
  return (
    <TableContext value={scope}>
      <Frame
        title={lesson?.title ?? title}
        table
        head={
          <>
            <TableHead />
            {head}
            {!keeper && <SoundButton />}
            {over === 0 && <CoachButton />}
          </>
        }
      >
        <h1 className="visually-hidden">Hausregeln</h1>
        <Suspense>
          {keeper ? (
            <KeeperTable matters={matters} story={story} />
          ) : (
            <PlayTable strip={strip} matters={matters} story={story} lesson={lesson} />
          )}
        </Suspense>
        <Announcer />
        <Impatience playing={show.playing} director={show.director} />
        <OpenDialogs rulebook={view.rulebook} open={open} close={close} />
      </Frame>
    </TableContext>
  )
}

/** What has been opened at the table to be looked at; null: nothing of the kind. */
interface Opened {
  readonly space: number | null
  readonly group: number | null
  readonly rule: string | null
  readonly trade: TradeStart | null
}

type Closing = Readonly<Record<keyof Opened, () => void>>

/** What every part of the table shares, and what is open. */
function useScope(
  { client, online = null }: TableInPlayProps,
  { view, playing, moment, length }: Show,
  keeper: boolean,
) {
  const locale = useLocale()
  // A player who has taken a look gives the screen back when somebody else must act.
  const [chosen, setChosen] = useState<{ seat: number; insteadOf: number } | null>(null)
  const [shown, setShown] = useState<number | null>(null)
  const [space, setSpace] = useState<number | null>(null)
  const [group, setGroup] = useState<number | null>(null)
  const [rule, setRule] = useState<string | null>(null)
  const [trade, setTrade] = useState<TradeStart | null>(null)
  const [picking, setPicking] = useState<Picking | null>(null)
  const { game, gameView } = view
  const persons = personsIn(gameView, game.persons)
  const acting = actingPerson(gameView, persons)
  const me = chosen?.insteadOf === acting && persons.includes(chosen.seat) ? chosen.seat : acting
  const names = useMemo(() => game.players.map((player) => player.name), [game])
  const scope: TableScope = {
    ...view,
    client,
    online,
    keeper,
    playing,
    moment: moment && { moment, length },
    locale,
    names,
    me,
    persons,
    setMe: (seat) => setChosen({ seat, insteadOf: acting }),
    acted: (seat) => setChosen((before) => (before?.seat === seat ? null : before)),
    shown: shown ?? Math.max(0, me),
    setShown,
    showSpace: setSpace,
    showGroup: setGroup,
    showRule: setRule,
    showTrade: setTrade,
    picking,
    setPicking,
  }
  const open: Opened = { space, group, rule, trade }
  const close: Closing = {
    space: () => setSpace(null),
    group: () => setGroup(null),
    rule: () => setRule(null),
    trade: () => setTrade(null),
  }
  return { scope, open, close }
}

interface OpenDialogsProps {
  readonly rulebook: Rulebook
  readonly open: Opened
  readonly close: Closing
}

function OpenDialogs({ rulebook, open, close }: OpenDialogsProps) {
  return (
    <>
      {PARTS.map(
        ({ chapter, group: Group }) => Group && <Group key={chapter} group={open.group} onClose={close.group} />,
      )}
      <Suspense>{open.space !== null && <SpaceDialog space={open.space} onClose={close.space} />}</Suspense>
      <Suspense>
        {open.rule !== null && <RuleDialog rulebook={rulebook} id={open.rule} onClose={close.rule} />}
      </Suspense>
      <Suspense>
        {open.trade &&
          PARTS.map(({ chapter, trade: Trade }) =>
            Trade && open.trade ? <Trade key={chapter} start={open.trade} onClose={close.trade} /> : null,
          )}
      </Suspense>
    </>
  )
}

/** Board, what is to be decided, what may be done, who has what, and what has happened. */
function PlayTable({ strip, ...beside }: Pick<TableInPlayProps, 'strip' | 'matters' | 'story' | 'lesson'>) {
  const stage = useStages(5)
  return (
    <div className="table">
      <StatusStrip online={strip} />
      {beside.lesson?.card}
      {stage >= 1 && <TableBoard />}
      {stage >= 2 && (
        <Later>
          <Beside stage={stage} {...beside} />
        </Later>
      )}
    </div>
  )
}

interface BesideProps extends Pick<TableInPlayProps, 'matters' | 'story' | 'lesson'> {
  readonly stage: number
}

/** All that stands beside the board. */
const Beside = memo(function Beside({ stage, matters, story, lesson }: BesideProps) {
  const { gameView } = useTable()
  return (
    <>
      <Suspense>{gameView.s.over === 0 || lesson !== undefined ? <DecisionPanel /> : <EndPanel />}</Suspense>
      <div className="table__side">
        <div className="table__matters">
          {matters}
          <MattersPanel />
        </div>
        {stage >= 3 && (
          <div className="table__people">
            <PlayersPanel />
            {stage >= 4 && (
              <>
                <ChapterPanels at="above" />
                <BankPanel />
                <HoldingsPanel />
                <ChapterPanels at="below" />
              </>
            )}
          </div>
        )}
        {stage >= 5 && (
          <div className="table__story">
            {story}
            <LogPanel />
            {lesson === undefined && <GamePanel />}
          </div>
        )}
      </div>
    </>
  )
})
