import type { Database } from '@countersign/database'
import { verifyChains } from '../../features/history/index.ts'

/** Throws for a stream in which an event was lost, doubled or changed. */
export async function expectWholeChains(db: Database): Promise<void> {
  const { broken } = await verifyChains(db)
  if (broken.length > 0) {
    throw new Error(`Broken chains: ${JSON.stringify(broken.slice(0, 5))}`)
  }
}
