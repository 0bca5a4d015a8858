import { copyText } from '@hausregeln/view-kit/design/copy.ts'
import { Button, Dialog, useToast } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import type { OnlineTable } from '@hausregeln/view-kit/room/onlineTable.ts'
import { drawProgramToken } from '@hausregeln/view-kit/room/programToken.ts'
import { isHost, mayHandOver, type Room } from '@hausregeln/view-kit/room/room.ts'
import { Check, Copy, Terminal } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { hrefOf } from '../../../frame/route.ts'
import { appTexts } from '../../../frame/texts.ts'
import { useFailures } from '../../table/useFailures.ts'
import { peopleTexts, programNow } from '../peopleTexts.ts'
import { onlineTexts } from '../texts.ts'

interface SeatProgramButtonProps {
  readonly table: OnlineTable
  readonly room: Room
  readonly number: number
}

/**
 * The person who sits there, or for bots the host, lets a program of their own play: it gets a token, which can be
 * taken back.
 */
export function SeatProgramButton({ table, room, number }: SeatProgramButtonProps) {
  const texts = useTexts(peopleTexts)
  const [open, setOpen] = useState(false)
  const seat = room.table?.seats[number]
  const own = seat?.guest != null && seat.guest === room.guest?.id && mayHandOver(room)
  const free = seat?.name == null && room.table?.phase === 'lobby'
  if (seat === undefined || !(own || (isHost(room) && (free || seat.bot !== null)))) return null
  return (
    <>
      <Button
        size="small"
        look="quiet"
        icon={<Terminal size={18} aria-hidden />}
        aria-label={texts.programOf(seat.name ?? `${number + 1}`)}
        onClick={() => setOpen(true)}
      >
        <span className="program__word">{texts.program}</span>
      </Button>
      <ProgramDialog table={table} number={number} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

interface ProgramDialogProps extends Pick<SeatProgramButtonProps, 'table' | 'number'> {
  readonly open: boolean
  readonly onClose: () => void
}

/** The token is shown to the person who has drawn it, as long as their page lives. */
function ProgramDialog({ table, number, open, onClose }: ProgramDialogProps) {
  const texts = useTexts(peopleTexts)
  const failures = useFailures()
  const [token, setToken] = useState<string | null>(null)
  const room = useSyncExternalStore(table.subscribe, table.room)
  const seat = room.table?.seats[number]
  const program = seat?.program
  async function draw() {
    const drawn = drawProgramToken()
    if (await failures(() => table.ask({ ask: 'seatProgram', seat: number, token: drawn }))) setToken(drawn)
  }
  return (
    <Dialog open={open} title={texts.programOf(seat?.name ?? `${number + 1}`)} onClose={onClose}>
      <div className="stack">
        <p>{texts.programWhat}</p>
        {program !== undefined && (
          <p className="program__state" role="status">
            <strong>{programNow(texts, program.out ?? null, room.programs.includes(program.id))}</strong>
            {program.faults > 0 && <span className="fine"> {texts.programFaults(program.faults)}</span>}
          </p>
        )}
        {program !== undefined && token !== null && <Command code={table.code} token={token} />}
        {program !== undefined && token === null && <p className="fine">{texts.programTokenGone}</p>}
        <div className="row">
          <Button look={program === undefined ? 'primary' : undefined} onClick={() => void draw()}>
            {program === undefined ? texts.programGive : texts.programGiveNew}
          </Button>
          {program !== undefined && (
            <Button
              look="quiet"
              onClick={() =>
                void failures(() => table.ask({ ask: 'clearProgram', seat: number })).then(() => setToken(null))
              }
            >
              {texts.programTakeBack}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** What is typed where the program lies. */
function Command({ code, token }: { readonly code: string; readonly token: string }) {
  const texts = useTexts(peopleTexts)
  const words = useTexts(onlineTexts)
  const common = useTexts(appTexts)
  const toast = useToast()
  const [copied, setCopied] = useState<string | null>(null)
  const link = new URL(hrefOf({ at: 'table', code }), document.baseURI).href
  const command = `npm run -s hausregeln -- seat --url '${link}' --token ${token} --bot ./mine.ts`
  const copy = () =>
    copyText(command).then(
      () => setCopied(command),
      () => toast({ text: common.failed, detail: words.copyFailed, tone: 'warning' }),
    )
  return (
    <div className="stack stack--tight">
      <p>{texts.programHow}</p>
      <pre className="program__command">
        <code>{command}</code>
      </pre>
      <div>
        <Button
          size="small"
          icon={copied === command ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
          onClick={() => void copy()}
        >
          {copied === command ? words.copied : texts.programCopy}
        </Button>
      </div>
      <p className="fine">{texts.programSecret}</p>
    </div>
  )
}
