import { Panel } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useEffect, useState } from 'react'
import { aroundTexts } from '../../frame/aroundTexts.ts'
import { Frame } from '../../frame/Frame.tsx'
import { loadNotices, type Notice } from './licences.ts'
import '../screens.css'

/** Whose the page is: the licence of everything that is in it. */
export default function LicencesScreen() {
  const texts = useTexts(aroundTexts)
  const [notices, setNotices] = useState<readonly Notice[]>([])
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    loadNotices().then(setNotices, () => setFailed(true))
  }, [])
  return (
    <Frame title={texts.licences}>
      <div className="aside">
        <h1>{texts.licences}</h1>
        <p>{texts.licencesIntro}</p>
        {failed && <p className="notice">{texts.licencesFailed}</p>}
        {notices.length > 0 && (
          <Panel>
            {notices.map(({ name, version, identifier, text }) => (
              <details key={`${name} ${version}`}>
                <summary>
                  <strong>{name}</strong> {version} · {identifier}
                </summary>
                <pre className="aside__licence" lang="en">
                  {text}
                </pre>
              </details>
            ))}
          </Panel>
        )}
      </div>
    </Frame>
  )
}
