import { createContext, use } from 'react'
import type { FieldSlot } from '../room/room-plan.ts'

export interface Signing {
  /** Signs a place; the first time it asks for a signature to adopt. Ends when it is done or given up. */
  sign(slot: FieldSlot): Promise<void>
  clear(slot: FieldSlot): Promise<void>
}

const SigningContext = createContext<Signing | undefined>(undefined)
export const SigningProvider = SigningContext.Provider

export function useSigning(): Signing {
  const signing = use(SigningContext)
  if (!signing) {
    throw new Error('There is no signer around this place to sign.')
  }
  return signing
}
