import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { aroundTexts } from '../../frame/aroundTexts.ts'
import { Frame } from '../../frame/Frame.tsx'
import { hrefOf } from '../../frame/route.ts'
import { screenTexts } from '../texts.ts'
import '../screens.css'

/** Where nothing is, with the ways on. */
export default function LostScreen() {
  const texts = useTexts(aroundTexts)
  const screens = useTexts(screenTexts)
  return (
    <Frame title={texts.lost}>
      <div className="aside">
        <h1>{texts.lost}</h1>
        <p>{texts.lostText}</p>
        <div className="row">
          <a className="go" href={hrefOf({ at: 'home' })}>
            {texts.toHome}
          </a>
          <a className="go go--quiet" href={hrefOf({ at: 'online' })}>
            {screens.online}
          </a>
        </div>
      </div>
    </Frame>
  )
}
