import { Check, Copy, Share2 } from 'lucide-react'
import qrcode from 'qrcode-generator'
import { useState } from 'react'
import { Button } from '../../design/index.ts'
import { useTexts } from '../../i18n/index.ts'
import { onlineTexts } from './texts.ts'

interface InvitationProps {
  readonly link: string
  readonly title: string
}

/** A link to be sent: as words, as a picture for phones, by the device's own ways. */
export function Invitation({ link, title }: InvitationProps) {
  const texts = useTexts(onlineTexts)
  const [copied, setCopied] = useState(false)
  async function copy() {
    await navigator.clipboard.writeText(link)
    setCopied(true)
  }
  return (
    <div className="invitation">
      <QrPicture link={link} />
      <div className="stack stack--tight">
        <code className="invitation__link">{link}</code>
        <div className="row">
          <Button
            size="small"
            icon={copied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
            onClick={() => void copy()}
          >
            {copied ? texts.copied : texts.copy}
          </Button>
          {'share' in navigator && (
            <Button
              size="small"
              icon={<Share2 size={18} aria-hidden />}
              onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
            >
              {texts.share}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

const QUIET = 2

function QrPicture({ link }: { readonly link: string }) {
  const texts = useTexts(onlineTexts)
  const code = qrcode(0, 'M')
  code.addData(link)
  code.make()
  const size = code.getModuleCount()
  const cells = Array.from({ length: size * size }, (_, cell) => cell)
    .filter((cell) => code.isDark(Math.floor(cell / size), cell % size))
    .map((cell) => `M${(cell % size) + QUIET} ${Math.floor(cell / size) + QUIET}h1v1h-1z`)
  const side = size + 2 * QUIET
  return (
    <svg className="invitation__qr" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={texts.qr}>
      <rect width={side} height={side} fill="#fff" />
      <path d={cells.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
