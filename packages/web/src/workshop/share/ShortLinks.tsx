import type { OwnLink } from '@hausregeln/protocol'
import type { BookFile } from '@hausregeln/rulebooks/file/index.ts'
import { Button, IconButton } from '@hausregeln/view-kit/design/index.ts'
import { useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { makeLink, ownLinks, removeLink } from '@hausregeln/view-kit/room/books.ts'
import { introduce, knownGuest } from '@hausregeln/view-kit/room/identity.ts'
import { sentenceOf } from '@hausregeln/view-kit/room/refusalTexts.ts'
import { Link, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { hrefOf } from '../../frame/route.ts'
import { Invitation } from '../../screens/online/lobby/Invitation.tsx'
import { workshopTexts } from '../texts.ts'

interface ShortLinksProps {
  readonly file: BookFile
  readonly title: string
  /** Why there is nothing to be shared now. */
  readonly reason: string | undefined
}

/** A short link by the server, for rules of any size; and those that you have made, to be taken away again. */
export function ShortLinks({ file, title, reason }: ShortLinksProps) {
  const texts = useTexts(workshopTexts)
  const locale = useLocale()
  const [code, setCode] = useState<string | null>(null)
  const [failed, setFailed] = useState<unknown>(null)
  const [links, setLinks] = useLinks(code)
  const attempt = async (what: (token: string) => Promise<void>) => {
    setFailed(null)
    try {
      await what((knownGuest() ?? (await introduce(texts.guest))).token)
    } catch (error) {
      setFailed(error)
    }
  }
  const make = () =>
    attempt(async (token) => {
      setCode((await makeLink(token, file)).code)
    })
  const remove = (link: OwnLink) =>
    attempt(async (token) => {
      await removeLink(token, link.code)
      setLinks(links.filter((one) => one.code !== link.code))
      if (link.code === code) setCode(null)
    })
  return (
    <div className="stack stack--tight">
      <p className="fine">{texts.shortHint}</p>
      <div className="row">
        <Button icon={<Link size={18} aria-hidden />} reason={reason} onClick={() => void make()}>
          {texts.makeShort}
        </Button>
      </div>
      <div role="status">{failed !== null && <p className="notice">{sentenceOf(failed, locale)}</p>}</div>
      {code !== null && <Invitation href={hrefOf({ at: 'book', code })} title={title} />}
      {links.length > 0 && (
        <details>
          <summary>{texts.ownLinks(links.length)}</summary>
          <ul className="plain-list">
            {links.map((link) => (
              <li key={link.code} className="your-rules__row">
                <a href={hrefOf({ at: 'book', code: link.code })}>{link.code}</a>
                <IconButton
                  label={texts.removeLink(link.code)}
                  icon={<Trash2 size={18} aria-hidden />}
                  size="small"
                  onClick={() => void remove(link)}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

/** The short links that you have made here; looked up again when there is a further one. */
function useLinks(made: string | null) {
  const [links, setLinks] = useState<readonly OwnLink[]>([])
  useEffect(() => {
    const guest = knownGuest()
    if (guest === null) return
    let isHere = true
    ownLinks(guest.token).then(
      (found) => isHere && setLinks(made === null ? found : [...found]),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [made])
  return [links, setLinks] as const
}
