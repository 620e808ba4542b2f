import type { UsState } from '@countersign/contract/schemas/shapes'
import type { Review } from '../reviewed.ts'

/** Words that a state’s law prescribes, as they stand in the law, and where they were read. */
export interface PrescribedText {
  state: UsState
  /** As a lawyer cites it. */
  citation: string
  /** Word for word; never edited. */
  text: string
  /** Smallest type in points that the law allows; none if it says nothing. */
  points?: number
  /** The law asks for boldface. */
  bold?: true
  /** `law`: the text of the law or of the state’s agency; `copies`: two independent copies that agree. */
  sourceKind: 'law' | 'copies'
  source: string
  /** The second copy. */
  alsoSource?: string
  /** `YYYY-MM-DD`, the day on which it was read. */
  checkedOn: string
  /** First and last day on which the law prescribes these words, as far as they are known. */
  inForce?: { from?: string; until?: string }
  review?: Review
}
