import {
  Button,
  Dialog,
  Field,
  IconButton,
  Money,
  NumberField,
  Panel,
  Select,
  Switch,
  Tabs,
  useToast,
} from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { Gavel, House, Settings } from 'lucide-react'
import { useState } from 'react'
import { galleryTexts } from './galleryTexts.ts'

type Book = 'classic' | 'stadium' | 'exchange'

/** Every control in its states, for the gallery. */
export function ControlSamples() {
  const texts = useTexts(galleryTexts)
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('Anna')
  const [book, setBook] = useState<Book>('classic')
  const [bid, setBid] = useState(130)
  const [auto, setAuto] = useState(false)
  const [tab, setTab] = useState<'log' | 'books' | 'deeds'>('log')
  return (
    <div className="gallery__grid">
      <Panel title={texts.controls}>
        <div className="gallery__stack">
          <div className="gallery__row">
            <Button look="primary" icon={<House size={18} aria-hidden />}>
              {texts.buy}
            </Button>
            <Button icon={<Gavel size={18} aria-hidden />}>{texts.auction}</Button>
            <Button look="danger">{texts.resign}</Button>
            <Button look="quiet">{texts.deeds}</Button>
            <IconButton label={texts.controls} icon={<Settings size={20} aria-hidden />} />
          </div>
          <div className="gallery__row">
            <Button look="primary" size="large">
              {texts.roll}
            </Button>
            <Button look="primary" reason={texts.buildReason}>
              {texts.build}
            </Button>
            <Button size="small">{texts.back}</Button>
          </div>
          <div className="gallery__row">
            <Button onClick={() => setOpen(true)}>{texts.open}</Button>
            <Button onClick={() => toast({ text: texts.toastText, detail: texts.toastDetail, tone: 'danger' })}>
              {texts.toast}
            </Button>
          </div>
        </div>
      </Panel>
      <Panel title={texts.rulebook} eyebrow={texts.controls}>
        <div className="gallery__stack">
          <Field label={texts.name} hint={texts.nameHint} value={name} onChange={setName} />
          <Field label={texts.name} error={texts.nameError} value="Ben" onChange={() => undefined} />
          <Select
            label={texts.rulebook}
            value={book}
            onChange={setBook}
            options={[
              { value: 'classic', label: texts.rulebooks.classic },
              { value: 'stadium', label: texts.rulebooks.stadium },
              { value: 'exchange', label: texts.rulebooks.exchange },
            ]}
          />
          <NumberField label={texts.bid} value={bid} onChange={setBid} min={1} max={1500} step={10} unit="GE" />
          <Switch label={texts.autoRent} hint={texts.autoRentHint} checked={auto} onChange={setAuto} />
        </div>
      </Panel>
      <Panel>
        <Tabs
          label={texts.books}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'log', label: texts.log, content: <LogSample /> },
            { value: 'books', label: texts.books, content: <p>{texts.groupNote}</p> },
            { value: 'deeds', label: texts.deeds, content: <p>{texts.buildReason}</p> },
          ]}
        />
      </Panel>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={texts.question}
        eyebrow={texts.turn({ name: 'Anna' })}
        size="small"
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{texts.auction}</Button>
            <Button look="primary" onClick={() => setOpen(false)}>
              {texts.buy}
            </Button>
          </>
        }
      >
        <p>{texts.questionText}</p>
      </Dialog>
    </div>
  )
}

function LogSample() {
  const texts = useTexts(galleryTexts)
  return (
    <ul className="gallery__log">
      <li>
        <span>LOS</span>
        <Money amount={200} signed />
      </li>
      <li>
        <span>Anna {texts.chair}</span>
        <Money amount={-1150} signed />
      </li>
      <li>
        <span>{texts.pot}</span>
        <Money amount={24500} unit="GE" strong />
      </li>
    </ul>
  )
}
