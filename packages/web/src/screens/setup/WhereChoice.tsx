import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { Dices, MonitorSmartphone } from 'lucide-react'
import { useId } from 'react'
import { whereTexts } from './texts.ts'
import './where.css'

interface WhereChoiceProps {
  /** Whether the game is on a real board. */
  readonly kept: boolean
  readonly onChange: (kept: boolean) => void
}

/** Whether one plays at the screen, or on a real board with the program as its book-keeper. */
export function WhereChoice({ kept, onChange }: WhereChoiceProps) {
  const texts = useTexts(whereTexts)
  const name = useId()
  const choices = [
    { value: false, title: texts.onScreen, hint: texts.onScreenHint, Picture: MonitorSmartphone },
    { value: true, title: texts.onBoard, hint: texts.onBoardHint, Picture: Dices },
  ]
  return (
    <fieldset className="where">
      <legend className="visually-hidden">{texts.where}</legend>
      {choices.map(({ value, title, hint, Picture }) => (
        <label key={title} className="where__choice">
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={kept === value}
            onChange={() => onChange(value)}
          />
          <Picture size={24} aria-hidden />
          <strong>{title}</strong>
          <small>{hint}</small>
        </label>
      ))}
    </fieldset>
  )
}
