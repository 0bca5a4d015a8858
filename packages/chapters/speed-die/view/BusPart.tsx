import { MiniDie } from '@hausregeln/view-kit/dice/MiniDie.tsx'
import { textIn } from '@hausregeln/view-kit/i18n/index.ts'
import { ActionButton } from '@hausregeln/view-kit/table/acting/ActionButton.tsx'
import { useTable } from '@hausregeln/view-kit/table/context.ts'

/** The bus of the speed die: one white die, the other, or both; each with the space that it leads to. */
export function BusPart() {
  const { gameView, rulebook, locale, me } = useTable()
  const { dieA, dieB, place } = gameView.s
  const ways = [[dieA], [dieB], [dieA, dieB]] as const
  const { spaces } = rulebook.board
  return (
    <div className="answers answers--list">
      {ways.map((faces, choice) => {
        const steps = faces.reduce<number>((sum, face) => sum + face, 0)
        const space = spaces[((place[me] ?? 0) + steps) % spaces.length]
        return (
          <ActionButton
            key={faces.length > 1 ? 'both' : choice === 0 ? 'first' : 'second'}
            name="chooseMove"
            argument={choice}
            main={choice === ways.length - 1}
            icon={
              <span className="mini-dice">
                {faces.map((face, index) => (
                  <MiniDie key={index === 0 ? 'first' : 'second'} face={face} />
                ))}
              </span>
            }
            note={textIn(space?.name, locale)}
          />
        )
      })}
    </div>
  )
}
