import type { Print } from './layout/page-format.ts'
import type { Audience } from './pluralize.ts'

export interface Variant {
  /** 1 to 4. */
  signerCount: number
  /** For a private copy: the number of the signer whom it belongs to, from 1. */
  resident?: number | undefined
  /** All who sign as owners, 1 to 3: the initiator and co-owners. Default: 1. */
  owners?: number | undefined
  /** Default: `standard`. In `large` print nothing is smaller than 18 points. */
  print?: Print | undefined
  /** `es`: the Spanish information sheet of a printed form. Default: the English form. */
  language?: 'es' | undefined
}

/** A private copy addresses one person, whichever slot they have in the packet. */
export function getAudience({ signerCount, resident, owners }: Variant): Audience {
  return {
    ...(resident === undefined ? { signerCount } : { signerCount: 1, resident }),
    ...(owners !== undefined && { owners }),
  }
}

export function listResidents({ signerCount, resident }: Audience): number[] {
  return resident === undefined
    ? Array.from({ length: signerCount }, (_, index) => index + 1)
    : [resident]
}
