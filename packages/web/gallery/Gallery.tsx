import { ThemeSwitch, Wordmark } from '@hausregeln/view-kit/design/index.ts'
import { LocaleSwitch } from '@hausregeln/view-kit/design/LocaleSwitch.tsx'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { CardSamples } from './CardSamples.tsx'
import { ControlSamples } from './ControlSamples.tsx'
import { galleryTexts } from './galleryTexts.ts'
import { OtherBoards } from './OtherBoards.tsx'
import { TableSample } from './TableSample.tsx'

/** The page on which all controls and boards can be seen. */
export function Gallery() {
  const texts = useTexts(galleryTexts)
  return (
    <main className="gallery">
      <header className="gallery__head">
        <Wordmark size={48} />
        <div className="gallery__switches">
          <LocaleSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <h1>{texts.title}</h1>
      <TableSample />
      <ControlSamples />
      <CardSamples />
      <OtherBoards />
    </main>
  )
}
