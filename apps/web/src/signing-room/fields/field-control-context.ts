import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { FieldSlot } from '../room/field-slot.ts'

type RenderControl = (slot: FieldSlot) => ReactNode

const FieldControlContext = createContext<RenderControl | undefined>(undefined)
export const FieldControlProvider = FieldControlContext.Provider

/** Renders the control of an answer; `undefined` where `needsFieldControl` is false for every field. */
export function useFieldControl(): RenderControl | undefined {
  return use(FieldControlContext)
}

/** Many residents only sign: they do not download the controls for answers. */
export function needsFieldControl(field: RoomField): boolean {
  const isTyped = !field.confirms && field.type !== 'signedDate' && !isSigned(field)
  return isTyped && field.mine && field.locked !== true
}

export function isSigned({ type }: RoomField): boolean {
  return type === 'signature' || type === 'initials'
}
