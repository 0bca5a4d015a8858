/** A table of which it is not sure that a process can open it. */
export interface Trial {
  readonly code: string
  /** How many processes have ended, one after the other, while they were opening it. */
  readonly ended: number
}

/**
 * Which tables are being opened by whom, so that one by which a process ends is known afterwards. It outlives a process,
 * and may be lost with the machine: then it is noted anew.
 */
export interface TrialStore {
  /**
   * `owner` opens this table from now on. Returns how many processes have ended while they were opening it. Rejects with
   * `StorageError`.
   */
  begin(code: string, owner: string): Promise<number>
  /** It is open, and the process lives: what there was is forgotten. Rejects with `StorageError`. */
  pass(code: string): Promise<void>
  /** `owner` opens it no more (null: none of all): what there was stays. Rejects with `StorageError`. */
  leave(code: string | null, owner: string): Promise<void>
  /** Tables at which so many processes have ended, or more. Rejects with `StorageError`. */
  failed(least: number): Promise<readonly Trial[]>
}
