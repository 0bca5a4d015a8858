import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useReach } from '@hausregeln/view-kit/room/reach.ts'
import { invitationTo } from '../../frame/route.ts'
import { QrPicture } from '../online/lobby/QrPicture.tsx'
import { projectorTexts } from './texts.ts'

interface WayTo {
  readonly link: string
  /** Whether other devices reach it. */
  readonly isReached: boolean
}

/** The link by which phones come to a table; null: it is still being asked for. */
function useWay(code: string): WayTo | null {
  const reach = useReach()
  if (reach === null) return null
  const { pathname } = new URL('..', document.baseURI)
  const [origin] = reach
  const { href } = new URL(invitationTo(code), `${origin ?? location.origin}${pathname}`)
  return { link: href, isReached: origin !== undefined }
}

/** The picture, the link and the code by which phones come. */
export function Way({ code }: { readonly code: string }) {
  const texts = useTexts(projectorTexts)
  const way = useWay(code)
  if (way === null) return <section />
  return (
    <section className="wide-lobby__way">
      {way.isReached && <QrPicture link={way.link} label={texts.qr} />}
      <p>{way.isReached ? texts.scan : texts.onlyHere}</p>
      <p className="wide-lobby__link">{way.link.replace(/^https?:\/\//, '')}</p>
      <p className="wide-lobby__code">{texts.code(code)}</p>
    </section>
  )
}

/** The picture alone, for whoever comes while the game is played. */
export default function WayIn({ code }: { readonly code: string }) {
  const texts = useTexts(projectorTexts)
  const way = useWay(code)
  return way?.isReached ? <QrPicture link={way.link} label={texts.qr} /> : null
}
