import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { hrefOf, invitedTo } from './frame/route.ts'
import { getLocale, need } from './i18n/index.ts'
import { startFacts } from './screens/start.ts'
import { loadWords } from './words/words.ts'
import './design/design.css'

const invited = invitedTo(location.href)
if (invited !== null) history.replaceState(null, '', `${location.pathname}${hrefOf(invited)}`)
await Promise.all([loadWords(getLocale(), 'start'), need(startFacts.load)])
const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
