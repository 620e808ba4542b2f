import { hasRight, type Right } from '@countersign/contract/rules/offices'
import type { OwnOffice } from '@countersign/contract/schemas/offices'
import { createContext, useContext } from 'react'

/** Where the member works now; undefined for one who is alone, and may do everything. */
export const OwnOfficeContext = createContext<OwnOffice | undefined>(undefined)

/** Whether the member may do this; the server refuses it anyway. */
export function useMay(right: Right): boolean {
  const office = useContext(OwnOfficeContext)

  return office === undefined || hasRight(office.role, right)
}

/** Who pays, sends and signs, as a preparer of an office reads it; undefined: the reader does. */
export function useSender(): string | undefined {
  const office = useContext(OwnOfficeContext)

  return office && !hasRight(office.role, 'send') ? office.name : undefined
}
