import type { LogLine } from '@hausregeln/view-kit/game/types.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { useCallback, useMemo } from 'react'
import { sayer } from './lineText.ts'
import type { Said } from './search.ts'

/** What lines of the log say, as they are searched. */
export function useSaid(): (line: LogLine) => Said {
  const { rulebook, gameView, names, locale } = useTable()
  const say = useMemo(() => sayer(rulebook, names, locale), [rulebook, names, locale])
  return useCallback((line) => say(gameView, line), [say, gameView])
}
