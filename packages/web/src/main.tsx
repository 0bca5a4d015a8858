import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { getLocale } from './i18n/index.ts'
import { loadWords } from './words/words.ts'
import './design/design.css'

await loadWords(getLocale(), 'start')
const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
