import type { Print } from './layout/paper.ts'
import type { Addressed } from './pluralize.ts'

/** One of the documents that a form is made into. */
export interface Variant {
  /** For how many signers. */
  signerCount: number
  /** Set where it is one signer's private copy: their place in the packet, from 1. */
  resident?: number | undefined
  /** Set where it is not in the usual print. */
  print?: Print | undefined
}

/** A private copy speaks to one person, whatever their place. */
export function addressed({ signerCount, resident }: Variant): Addressed {
  return resident === undefined ? { signerCount } : { signerCount: 1, resident }
}

/** The places of the residents who are spoken to, from 1. */
export function residentsIn({ signerCount, resident }: Addressed): number[] {
  return resident === undefined
    ? Array.from({ length: signerCount }, (_, index) => index + 1)
    : [resident]
}
