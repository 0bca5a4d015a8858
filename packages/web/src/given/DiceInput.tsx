import { SpaceIconImage } from '@hausregeln/view-kit/board/SpaceIcon.tsx'
import { Button, classes, useKeys } from '@hausregeln/view-kit/design/index.ts'
import { type DieFace, pips } from '@hausregeln/view-kit/dice/faces.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { type RefObject, useId, useRef, useState } from 'react'
import { givenTexts } from './texts.ts'
import { BUS, isComplete, isNoFace, isThirdNext, NEXT_PROPERTY, typed } from './typing.ts'

type Face = readonly [value: number, picture: DieFace]

const WHITE: readonly Face[] = ([1, 2, 3, 4, 5, 6] as const).map((face) => [face, face])
const THIRD: readonly Face[] = [
  [1, 1],
  [2, 2],
  [3, 3],
  [BUS, 'bus'],
  [NEXT_PROPERTY, 'seek'],
]

/** The button that takes the focus when all dice are typed, so that Enter enters them. */
const GIVE = 'dice-input__give'

interface DiceInputProps {
  /** Which throw of the game is asked for. */
  readonly serial: number
  /** Whether the speed die is thrown, too. */
  readonly third: boolean
  /** Whether the last die that is tapped enters the throw by itself. */
  readonly atOnce: boolean
  /** Faces as the record has them: the speed die's bus is 4, its next property 5. */
  readonly onGive: (outcome: readonly number[]) => void
}

/** Dice that are being entered. `given`: those before them are on their way to the table. */
interface Draft {
  readonly serial: number
  readonly faces: readonly number[]
  readonly given: boolean
  /** What was typed last, if no die has it. */
  readonly wrong?: string
}

/** The dice as they lie on the real table: tapped, or typed. */
export function DiceInput({ serial, third, atOnce, onGive }: DiceInputProps) {
  const texts = useTexts(givenTexts)
  const root = useRef<HTMLDivElement>(null)
  const dice = third ? 3 : 2
  const [draft, setDraft] = useState<Draft>({ serial, faces: [], given: false })
  // Who types fast is ahead of the table: what comes after a throw was entered belongs to the next one.
  if (draft.serial !== serial) setDraft({ serial, faces: draft.given ? draft.faces : [], given: false })
  const { faces } = draft
  const complete = isComplete(faces, dice)
  const setFaces = (next: readonly number[]) => setDraft({ serial, faces: next, given: draft.given })
  function enter(outcome: readonly number[]) {
    setDraft({ serial, faces: [], given: true })
    onGive(outcome)
  }
  useDiceKeys(root, (key) => {
    const next = typed(faces, key, dice)
    if (isNoFace(faces, key, dice)) setDraft({ ...draft, wrong: key })
    if (next === null) return
    setFaces(next)
    if (isComplete(next, dice)) root.current?.querySelector<HTMLElement>(`.${GIVE}`)?.focus()
  })
  function set(die: number, face: number, isTap: boolean) {
    const next = Array.from({ length: dice }, (_, at) => (at === die ? face : (faces[at] ?? 0)))
    if (atOnce && isTap && isComplete(next, dice)) enter(next)
    else setFaces(next)
  }
  return (
    <div ref={root} className="dice-input">
      <p className="fine">{texts.diceAsk}</p>
      {Object.values(texts.dice)
        .slice(0, dice)
        .map((name, die) => (
          <DieField
            key={name}
            name={name}
            faces={die === 2 ? THIRD : WHITE}
            value={faces[die] ?? 0}
            onChange={(face, isTap) => set(die, face, isTap)}
          />
        ))}
      <div className="answers">
        <Button
          look="primary"
          className={classes(GIVE, complete && 'js-main')}
          reason={complete ? undefined : texts.diceMissing}
          onClick={() => complete && enter(faces)}
        >
          {texts.diceEnter}
        </Button>
      </div>
      <DiceNote third={third} wrong={draft.wrong} ofThird={isThirdNext(faces, dice)} />
    </div>
  )
}

interface DiceNoteProps {
  readonly third: boolean
  /** What was typed, though no die has it. */
  readonly wrong: string | undefined
  readonly ofThird: boolean
}

/** Which keys there are; in its place, that a face was typed which the die does not have. */
function DiceNote({ third, wrong, ofThird }: DiceNoteProps) {
  const texts = useTexts(givenTexts)
  return (
    <>
      {wrong === undefined && <p className="fine dice-input__keys">{third ? texts.diceKeysThird : texts.diceKeys}</p>}
      <p className="hr-field__error" role="alert" hidden={wrong === undefined}>
        {wrong !== undefined && (ofThird ? texts.noFaceThird(wrong) : texts.noFace(wrong))}
      </p>
    </>
  )
}

interface DieFieldProps {
  readonly name: string
  readonly faces: readonly Face[]
  /** 0: not yet. */
  readonly value: number
  /** `isTap`: by mouse or finger, not by a key that only moves on. */
  readonly onChange: (face: number, isTap: boolean) => void
}

function DieField({ name, faces, value, onChange }: DieFieldProps) {
  const texts = useTexts(givenTexts)
  const group = useId()
  const tapped = useRef(false)
  return (
    <fieldset className="dice-input__die">
      <legend className="visually-hidden">{name}</legend>
      {faces.map(([face, picture]) => {
        const word = typeof picture === 'number' ? `${picture}` : texts.faces[picture]
        return (
          <label
            key={face}
            className="dice-input__face"
            title={word}
            onPointerDown={() => {
              tapped.current = true
            }}
          >
            <input
              type="radio"
              name={group}
              className="visually-hidden"
              aria-label={word}
              checked={value === face}
              onChange={() => {
                onChange(face, tapped.current)
                tapped.current = false
              }}
            />
            <FacePicture face={picture} />
          </label>
        )
      })}
    </fieldset>
  )
}

function FacePicture({ face }: { readonly face: DieFace }) {
  if (typeof face === 'string') return <SpaceIconImage name={face === 'bus' ? 'bus' : 'home'} size={28} />
  return (
    <svg viewBox="0 0 100 100" aria-hidden>
      {pips(face).map(({ x, y }) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="10" />
      ))}
    </svg>
  )
}

/** Keys wherever the focus is, except where one types; with a dialog open, only for what is in it. */
function useDiceKeys(root: RefObject<HTMLElement | null>, onKey: (key: string) => void): void {
  useKeys((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const dialog = document.querySelector('dialog[open]')
    if (dialog === null || dialog.contains(root.current)) onKey(event.key)
  })
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'radio'
  return target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
}
