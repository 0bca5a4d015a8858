import type { ButtonHTMLAttributes, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { classes } from './classes.ts'
import { useComplaint } from './fields/Amounts.tsx'
import { ReasonTip } from './ReasonTip.tsx'

type Native = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'aria-disabled' | 'aria-describedby' | 'type'>

export interface ButtonProps extends Native {
  readonly look?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  readonly size?: 'small' | 'medium' | 'large' | undefined
  readonly icon?: ReactNode
  /** Why the button cannot be used now. It stays reachable, does nothing, and says this sentence. */
  readonly reason?: string | undefined
  /** Id of the element beside it that says so all the time; then no hint pops up. */
  readonly reasonAt?: string | undefined
  /** It sends what number fields beside it show: it cannot be used while one of them shows no amount (see `Amounts`). */
  readonly sends?: boolean | undefined
  readonly type?: 'button' | 'submit' | undefined
  readonly wide?: boolean | undefined
}

function refuse(event: MouseEvent): void {
  event.preventDefault()
}

/** A key that is held down presses once. */
function pressOnce(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}

/** A button; one that is not possible now stays in the order of the keyboard and says why. */
export function Button(props: ButtonProps) {
  const {
    look = 'secondary',
    size = 'medium',
    icon,
    reason: ownReason,
    sends,
    reasonAt,
    wide,
    className,
    children,
    onClick,
    ...rest
  } = props
  const complaint = useComplaint()
  const reason = (sends ? complaint : undefined) ?? ownReason
  return (
    <ReasonTip reason={reasonAt === undefined || ownReason === undefined ? reason : undefined} wide={wide}>
      {(describedBy) => (
        <button
          type="button"
          {...rest}
          className={classes(
            'hr-button',
            `hr-button--${look}`,
            `hr-button--${size}`,
            wide && 'hr-button--wide',
            className,
          )}
          aria-disabled={reason ? true : undefined}
          aria-describedby={ownReason && reasonAt ? reasonAt : describedBy}
          onClick={reason ? refuse : onClick}
          onKeyDown={pressOnce}
        >
          {icon}
          {children}
        </button>
      )}
    </ReasonTip>
  )
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'wide'> {
  /** What the button does, for screen readers and as a hint on hover. */
  readonly label: string
  readonly icon: ReactNode
}

/** A button with a picture alone; `label` is spoken. */
export function IconButton({ label, className, look = 'quiet', ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      look={look}
      className={classes('hr-button--icon', className)}
      aria-label={label}
      title={rest.reason ? undefined : label}
    />
  )
}
