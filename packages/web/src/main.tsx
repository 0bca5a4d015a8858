import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { getLocale, need } from './i18n/index.ts'
import { startFacts } from './screens/start.ts'
import { loadWords } from './words/words.ts'
import './design/design.css'

await Promise.all([loadWords(getLocale(), 'start'), need(startFacts.load)])
const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
