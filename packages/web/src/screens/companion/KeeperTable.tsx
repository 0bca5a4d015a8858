import { Button, Panel, Tabs, useMedia } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { TableContext, useTable } from '@hausregeln/view-kit/table/context.ts'
import { ClipboardList, Coins, Scale } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { BankPanel } from '../table/BankPanel.tsx'
import { ChapterPanels } from '../table/ChapterPanels.tsx'
import { GamePanel } from '../table/GamePanel.tsx'
import { MattersPanel } from '../table/MattersPanel.tsx'
import { HoldingsPanel } from '../table/people/HoldingsPanel.tsx'
import { TableBoard } from '../table/TableBoard.tsx'
import { AdjustDialog } from './AdjustDialog.tsx'
import { Balances } from './Balances.tsx'
import { Bookings } from './Bookings.tsx'
import { KeeperDecision } from './KeeperDecision.tsx'
import { KeeperLog } from './KeeperLog.tsx'
import { companionTexts } from './texts.ts'
import './companion.css'

const BalanceDialog = lazy(() => import('./balance/BalanceDialog.tsx'))
const StandingDialog = lazy(() => import('./StandingDialog.tsx'))

/** As in companion.css: from there on the columns stand beside each other. */
const NARROW = '(width < 48rem)'

interface KeeperTableProps {
  /** What only an online table has. */
  readonly matters?: ReactNode
  readonly story?: ReactNode
}

/**
 * The desk of the keeper of a game on a real board: what to enter next, who has what, what was booked, the log to
 * correct. On a phone what is asked comes first, then what everybody has; the rest lies behind tabs.
 */
export default function KeeperTable({ matters, story }: KeeperTableProps) {
  const isNarrow = useMedia(NARROW)
  return isNarrow ? <NarrowDesk matters={matters} story={story} /> : <WideDesk matters={matters} story={story} />
}

function WideDesk({ matters, story }: KeeperTableProps) {
  return (
    <div className="keeper">
      <div className="keeper__desk">
        <KeeperDecision />
        {matters}
        <MattersPanel />
        <Bookings />
      </div>
      <div className="keeper__people">
        <Balances />
        <ChapterPanels at="above" />
        <BankPanel />
        <ShownHoldings />
        <ChapterPanels at="below" />
        <RealBoard />
      </div>
      <div className="keeper__story">
        <Story story={story} />
      </div>
    </div>
  )
}

type DeskTab = 'log' | 'booked' | 'holdings' | 'board'

function NarrowDesk({ matters, story }: KeeperTableProps) {
  const texts = useTexts(companionTexts)
  const [open, setOpen] = useState<DeskTab>('log')
  const tab = (value: DeskTab, content: ReactNode) => ({
    value,
    label: texts.tabs[value],
    content: <div className="keeper__tab">{content}</div>,
  })
  return (
    <div className="keeper">
      <div className="keeper__desk">
        <KeeperDecision />
        {matters}
        <MattersPanel />
        <Balances />
      </div>
      <Tabs
        label={texts.desk}
        value={open}
        onChange={setOpen}
        tabs={[
          tab('log', <Story story={story} />),
          tab('booked', <Bookings />),
          tab('holdings', [
            <ChapterPanels key="above" at="above" />,
            <ShownHoldings key="holdings" />,
            <BankPanel key="bank" />,
            <ChapterPanels key="below" at="below" />,
          ]),
          tab('board', <RealBoard />),
        ]}
      />
    </div>
  )
}

function RealBoard() {
  const texts = useTexts(companionTexts)
  return (
    <Panel title={texts.board} className="keeper__board">
      <TableBoard />
    </Panel>
  )
}

/** What has happened, and what sets it right. */
function Story({ story }: Pick<KeeperTableProps, 'story'>) {
  const { gameView } = useTable()
  return (
    <>
      {gameView.s.over === 0 && <Adjusting />}
      <KeeperLog />
      {story}
      <GamePanel />
    </>
  )
}

/** The keeper acts for everybody: building, selling and mortgaging are for the player whose holdings are shown. */
function ShownHoldings() {
  const scope = useTable()
  return (
    <TableContext value={{ ...scope, me: scope.shown }}>
      <HoldingsPanel />
    </TableContext>
  )
}

/** Sets right where the books and the real table differ: one thing, or everything. */
function Adjusting() {
  const { client } = useTable()
  const texts = useTexts(companionTexts)
  const [open, setOpen] = useState(false)
  const [balance, setBalance] = useState(false)
  const [standing, setStanding] = useState(false)
  return (
    <div className="row">
      <Button icon={<Scale size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {texts.adjust}
      </Button>
      {client.corrections !== null && (
        <Button icon={<Coins size={18} aria-hidden />} onClick={() => setBalance(true)}>
          {texts.balanceWrong}
        </Button>
      )}
      <Button look="quiet" icon={<ClipboardList size={18} aria-hidden />} onClick={() => setStanding(true)}>
        {texts.standing}
      </Button>
      {open && <AdjustDialog onClose={() => setOpen(false)} />}
      <Suspense>{balance && <BalanceDialog onClose={() => setBalance(false)} />}</Suspense>
      <Suspense>{standing && <StandingDialog onClose={() => setStanding(false)} />}</Suspense>
    </div>
  )
}
