import { watchPresses } from '@hausregeln/view-kit/design/press.ts'
import { getLocale, need } from '@hausregeln/view-kit/i18n/index.ts'
import { loadWords } from '@hausregeln/view-kit/words/words.ts'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { keepInstallOffer } from './frame/installing.ts'
import { layPage } from './frame/offline.ts'
import { hrefOf, invitedTo } from './frame/route.ts'
import { startFacts } from './screens/start.ts'
import '@hausregeln/view-kit/design/design.css'

/** After the page stands. */
const QUIET_MS = 1500

keepInstallOffer()
watchPresses()
const invited = invitedTo(location.href)
if (invited !== null) history.replaceState(null, '', `${location.pathname}${hrefOf(invited)}`)
await Promise.all([loadWords(getLocale(), 'start'), need(startFacts.load)])
const root = document.getElementById('root')
// In slices: a touch of the page in between is heard.
if (root) startTransition(() => createRoot(root).render(<App />))

// The page first, and what it may need later while nobody waits.
const later = () => setTimeout(() => void layPage(), QUIET_MS)
if (document.readyState === 'complete') later()
else addEventListener('load', later)
