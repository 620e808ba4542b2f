import type { Addressed } from './switch-number.ts'

/** For how many signers a form is made; `resident` where it is that one's private copy. */
export interface Variant {
  signerCount: number
  /** Their place in the packet, from 1. */
  resident?: number
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
