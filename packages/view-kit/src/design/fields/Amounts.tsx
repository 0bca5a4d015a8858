import {
  createContext,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'

/** What is wrong with the numbers of a form at this moment, field by field. */
class Complaints {
  readonly #byField = new Map<string, string>()
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly first = (): string | undefined => this.#byField.values().next().value

  set(field: string, complaint: string | undefined): void {
    if (complaint === undefined) this.#byField.delete(field)
    else this.#byField.set(field, complaint)
    for (const listener of this.#listeners) listener()
  }
}

const AmountsContext = createContext(new Complaints())

/**
 * Number fields and the buttons that send what they show (`sends`): while a field shows what is no amount that could be
 * sent, these buttons say why and do nothing.
 */
export function Amounts({ children }: { readonly children: ReactNode }) {
  const [complaints] = useState(() => new Complaints())
  return <AmountsContext value={complaints}>{children}</AmountsContext>
}

/** Tells the buttons beside it what is wrong with a field. */
export function useComplain(complaint: string | undefined): void {
  const complaints = useContext(AmountsContext)
  const field = useId()
  useLayoutEffect(() => {
    complaints.set(field, complaint)
    return () => complaints.set(field, undefined)
  }, [complaints, field, complaint])
}

/** What is wrong with the first of the fields beside it. */
export function useComplaint(): string | undefined {
  const { subscribe, first } = useContext(AmountsContext)
  return useSyncExternalStore(subscribe, first)
}
