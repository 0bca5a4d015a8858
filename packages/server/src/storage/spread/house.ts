import { StorageError } from '../storage.ts'

/**
 * Only the first database of a house has a key. `others`: whether each after the first has one, asked in their order.
 * Rejects with `StorageError` if one is of another house, or the order is another.
 */
export async function demandOneHouse(others: readonly (() => Promise<boolean>)[]): Promise<void> {
  for (const [index, hasKey] of others.entries())
    if (await hasKey())
      throw new StorageError(
        `Database ${index + 2} has a key of its own: it is the first of a house. Keep the order, and add new ones at the end.`,
      )
}
