import { Button } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { Download } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { aroundTexts } from '../../frame/aroundTexts.ts'
import { canInstall, install, subscribeInstalling } from '../../frame/installing.ts'
import { offline, subscribeOffline } from '../../frame/offline.ts'

/** Whether the page can be played without a network, and why not; and that it can be installed, where it can. */
export function Offline() {
  const texts = useTexts(aroundTexts)
  const { at } = useSyncExternalStore(subscribeOffline, offline)
  const installable = useSyncExternalStore(subscribeInstalling, canInstall)
  if (at === 'unknown') return null
  return (
    <section className="home__offline" aria-label={texts.offline}>
      <p className="fine">{texts.offlineStates[at]}</p>
      {installable && (
        <Button size="small" icon={<Download size={18} aria-hidden />} onClick={() => void install()}>
          {texts.install}
        </Button>
      )}
    </section>
  )
}
