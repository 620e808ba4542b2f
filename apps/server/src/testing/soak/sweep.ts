import type { Random } from './random.ts'
import type { Site } from './site.ts'

/** One round of one kind of attack. Throws if something does not hold. */
export type Sweep = (site: Site, tools: SweepTools) => Promise<void>

export interface SweepTools {
  random: Random
  /** What was done last is printed if the round fails. */
  note(step: string): void
}
