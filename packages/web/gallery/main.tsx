import { getLocale } from '@hausregeln/view-kit/i18n/index.ts'
import { loadWords } from '@hausregeln/view-kit/words/words.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@hausregeln/view-kit/design/design.css'
import './gallery.css'
import { ToastProvider } from '@hausregeln/view-kit/design/index.ts'
import { Gallery } from './Gallery.tsx'

// A page for developers: every component with made-up data. `npx vite` in packages/web, then /gallery.html.
await loadWords(getLocale(), 'start', 'play', 'away', 'desk', 'rules')
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <ToastProvider>
        <Gallery />
      </ToastProvider>
    </StrictMode>,
  )
