import { copyText } from '@hausregeln/view-kit/design/copy.ts'
import { Button, Select, useScrolls, useToast } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useReach } from '@hausregeln/view-kit/room/reach.ts'
import { Check, Copy, Share2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { appTexts } from '../../../frame/texts.ts'
import { onlineTexts } from '../texts.ts'
import { QrPicture } from './QrPicture.tsx'

interface InvitationProps {
  /** From the page's own address (see `hrefOf`, `invitationTo`). */
  readonly href: string
  readonly title: string
}

/**
 * A link to be sent: as words, as a picture for phones, by the device's own ways. On a page that was opened as localhost
 * it leads to where other devices reach the server; if they do not, it says what to do.
 */
export function Invitation({ href, title }: InvitationProps) {
  const texts = useTexts(onlineTexts)
  const reach = useReach()
  const [chosen, setChosen] = useState<string | null>(null)
  if (reach === null) return null
  const origin = chosen ?? reach[0]
  const { pathname } = new URL('..', document.baseURI)
  const link = new URL(href, `${origin ?? location.origin}${pathname}`).href
  return (
    <div className="invitation">
      {origin !== undefined && <QrPicture link={link} label={texts.qr} />}
      <div className="stack stack--tight">
        {origin === undefined && (
          <div className="notice">
            <p>{texts.onlyHere}</p>
            <p>
              <code>npm start -- --home</code>
            </p>
          </div>
        )}
        <LinkText link={link} />
        {reach.length > 1 && (
          <Select
            label={texts.reachedAt}
            hint={texts.reachedAtHint}
            value={origin ?? ''}
            onChange={setChosen}
            options={reach.map((address) => ({ value: address, label: address }))}
          />
        )}
        <Ways link={link} title={title} shared={origin !== undefined} />
        {!isSecureContext && <p className="fine">{texts.plainHttp}</p>}
      </div>
    </div>
  )
}

/** The link as words; where it is too long for its place, the keyboard reaches it for scrolling. */
function LinkText({ link }: { readonly link: string }) {
  const text = useRef<HTMLElement>(null)
  const scrolls = useScrolls(text)
  return (
    <code ref={text} className="invitation__link" tabIndex={scrolls ? 0 : undefined}>
      {link}
    </code>
  )
}

interface WaysProps {
  readonly link: string
  readonly title: string
  /** Whether other devices can open the link. */
  readonly shared: boolean
}

/** How the link gets elsewhere. What fails is told; people who break the sharing off wanted that. */
function Ways({ link, title, shared }: WaysProps) {
  const texts = useTexts(onlineTexts)
  const common = useTexts(appTexts)
  const toast = useToast()
  const [copied, setCopied] = useState<string | null>(null)
  const failed = (detail: string) => toast({ text: common.failed, detail, tone: 'warning' })
  const copy = () =>
    copyText(link).then(
      () => setCopied(link),
      () => failed(texts.copyFailed),
    )
  const share = () =>
    navigator.share({ title, url: link }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) failed(texts.shareFailed)
    })
  return (
    <div className="row">
      <Button
        size="small"
        icon={copied === link ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
        onClick={() => void copy()}
      >
        {copied === link ? texts.copied : texts.copy}
      </Button>
      {shared && 'share' in navigator && (
        <Button size="small" icon={<Share2 size={18} aria-hidden />} onClick={() => void share()}>
          {texts.share}
        </Button>
      )}
    </div>
  )
}
