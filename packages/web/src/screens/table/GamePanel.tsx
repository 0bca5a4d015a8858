import { optionOf } from '@hausregeln/engine'
import { Button, Choice, NumberField, Panel, ThemeSwitch } from '@hausregeln/view-kit/design/index.ts'
import { LocaleSwitch } from '@hausregeln/view-kit/design/LocaleSwitch.tsx'
import { PACES } from '@hausregeln/view-kit/game/settings/pace.ts'
import { LONGEST_COUNTDOWN } from '@hausregeln/view-kit/game/settings/settings.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { ConfirmDialog } from '@hausregeln/view-kit/table/acting/ConfirmDialog.tsx'
import { useEnter } from '@hausregeln/view-kit/table/acting/useAct.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { withParagraphs } from '@hausregeln/view-kit/words/words.ts'
import {
  BookOpen,
  FileDown,
  FileSpreadsheet,
  Flag,
  FlaskConical,
  Globe,
  History,
  Hourglass,
  Presentation,
  Scale,
  Table2,
} from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { go, hrefOf } from '../../frame/route.ts'
import { useKeep } from '../useKeep.ts'
import { CallSettings } from './CallSettings.tsx'
import { AnswerSettings } from './decision/AnswerSettings.tsx'
import { HouseRules } from './HouseRules.tsx'
import { OwnOutlook } from './OwnOutlook.tsx'
import { VolumeSettings } from './VolumeSettings.tsx'

const KeepingOnline = lazy(() => import('./KeepingOnline.tsx'))
const RulebookDialog = lazy(() => withParagraphs(import('../../rules/RulebookDialog.tsx')))

/** The table's settings and what concerns the whole game: pace, the rent race, the record, time, resigning. */
export function GamePanel() {
  const { rulebook, gameView, game, online } = useTable()
  const texts = useTexts(tableTexts)
  const [reading, setReading] = useState(false)
  return (
    <Panel title={texts.game} tone="sunken">
      <div className="stack">
        {online === null && game.players.some((player) => player.bot !== null) && <BotSettings />}
        <VolumeSettings />
        <details>
          <summary>{texts.calls}</summary>
          <CallSettings />
        </details>
        <details>
          <summary>{texts.answers}</summary>
          <AnswerSettings />
        </details>
        <HouseRules />
        <div className="game__switches row">
          <LocaleSwitch />
          <ThemeSwitch />
        </div>
        <div className="game__links">
          <Button size="small" look="quiet" icon={<BookOpen size={18} aria-hidden />} onClick={() => setReading(true)}>
            {texts.rules}
          </Button>
          <ProjectorLink />
          {online === null && <ReplayLink />}
          {online === null ? <LaboratoryLink /> : <OwnOutlook />}
          <Suspense>{online === null ? <Keeping /> : <KeepingOnline table={online} />}</Suspense>
          {gameView.s.over === 0 && <Leaving />}
        </div>
        {gameView.s.over === 0 && (
          <p className="fine decision__key">{texts.keys(gameView.book.policies.rentOnDemand)}</p>
        )}
        <Suspense>{reading && <RulebookDialog rulebook={rulebook} open onClose={() => setReading(false)} />}</Suspense>
      </div>
    </Panel>
  )
}

/** Opens what all can follow on one wide screen, in a window of its own. */
function ProjectorLink() {
  const { game, online } = useTable()
  const texts = useTexts(tableTexts)
  const route = { at: 'projector', of: online === null ? 'game' : 'table', id: online?.code ?? game.id } as const
  return (
    <a className="hr-button hr-button--quiet hr-button--small" href={hrefOf(route)} target="_blank" rel="noopener">
      <Presentation size={18} aria-hidden />
      {texts.projector}
    </a>
  )
}

/** The game so far, from its beginning. */
function ReplayLink() {
  const { game } = useTable()
  const { replay } = useTexts(tableTexts)
  return (
    <a
      className="hr-button hr-button--quiet hr-button--small"
      href={hrefOf({ at: 'replay', of: 'game', id: game.id, entry: null })}
    >
      <History size={18} aria-hidden />
      {replay}
    </a>
  )
}

/** How the game goes on from here, and what else could be done, by the whole game: never where people play each other from afar. */
function LaboratoryLink() {
  const { game } = useTable()
  const { fromHere } = useTexts(tableTexts)
  const route = { at: 'laboratory', word: null, from: { of: 'game', id: game.id, entry: null } } as const
  return (
    <a className="hr-button hr-button--quiet hr-button--small" href={hrefOf(route)} target="_blank" rel="noopener">
      <FlaskConical size={18} aria-hidden />
      {fromHere}
    </a>
  )
}

/** How fast bots play, and how long they wait for rents to be demanded. */
function BotSettings() {
  const { snapshot, client, gameView } = useTable()
  const texts = useTexts(tableTexts)
  const { settings } = snapshot
  return (
    <>
      <div className="stack stack--tight">
        <p className="fine">{texts.pace}</p>
        <Choice
          label={texts.pace}
          value={settings.pace}
          onChange={(pace) => client.changeSettings({ pace })}
          options={PACES.map((pace) => ({ value: pace, label: texts.paces[pace] }))}
        />
      </div>
      {gameView.book.policies.rentOnDemand && optionOf(gameView, 'autoRent') === 0 && (
        <NumberField
          label={texts.countdownSetting}
          value={settings.countdown}
          min={0}
          max={LONGEST_COUNTDOWN}
          onChange={(countdown) => client.changeSettings({ countdown })}
        />
      )}
    </>
  )
}

/** The game as a file, or its books, or at an online table. */
function Keeping() {
  const { game, gameView } = useTable()
  const texts = useTexts(tableTexts)
  const keep = useKeep(game.id, game.header)
  return (
    <>
      <Button size="small" look="quiet" icon={<FileDown size={18} aria-hidden />} onClick={keep.asFile}>
        {texts.keepFile}
      </Button>
      <Button size="small" look="quiet" icon={<FileSpreadsheet size={18} aria-hidden />} onClick={keep.asWorkbook}>
        {texts.keepWorkbook}
      </Button>
      <Button size="small" look="quiet" icon={<Table2 size={18} aria-hidden />} onClick={keep.asTables}>
        {texts.keepTables}
      </Button>
      {gameView.s.over === 0 && (
        <Button
          size="small"
          look="quiet"
          icon={<Globe size={18} aria-hidden />}
          onClick={() => go({ at: 'bring', id: game.id })}
        >
          {texts.goOnline}
        </Button>
      )}
    </>
  )
}

/** Ends of the game by choice: the agreed time is declared up, all agree to stop, somebody resigns. */
function Leaving() {
  const { gameView, me, names, online, keeper } = useTable()
  const texts = useTexts(tableTexts)
  const enter = useEnter()
  const [asking, setAsking] = useState<'resign' | 'timeUp' | 'stop' | null>(null)
  const limited = Boolean(optionOf(gameView, 'timeLimit'))
  const asks = {
    resign: texts.resignAsk(names[me] ?? ''),
    timeUp: texts.timeUpAsk,
    stop: online === null || keeper ? texts.stopAsk : texts.stopPropose,
  }
  function confirm() {
    setAsking(null)
    void enter(asking === 'resign' ? { host: 'resign', seat: me } : { host: asking ?? 'stop' })
  }
  return (
    <>
      {limited && gameView.s.timeUp === 0 && online === null && (
        <Button
          size="small"
          look="quiet"
          icon={<Hourglass size={18} aria-hidden />}
          onClick={() => setAsking('timeUp')}
        >
          {texts.timeUp}
        </Button>
      )}
      {(me >= 0 || keeper) && (
        <Button size="small" look="quiet" icon={<Scale size={18} aria-hidden />} onClick={() => setAsking('stop')}>
          {texts.stop}
        </Button>
      )}
      {me >= 0 && (
        <Button size="small" look="quiet" icon={<Flag size={18} aria-hidden />} onClick={() => setAsking('resign')}>
          {texts.resign}
        </Button>
      )}
      <ConfirmDialog
        open={asking !== null}
        title={texts[asking ?? 'stop']}
        confirm={texts[asking ?? 'stop']}
        onConfirm={confirm}
        onClose={() => setAsking(null)}
      >
        {asks[asking ?? 'stop']}
      </ConfirmDialog>
    </>
  )
}
