import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { FieldSlot } from '../room/field-slot.ts'

type RenderControl = (slot: FieldSlot) => ReactNode

const FieldControlContext = createContext<RenderControl | undefined>(undefined)
export const FieldControlProvider = FieldControlContext.Provider

/** Renders the control of an answer; `undefined` for who only signs, and does not download the controls. */
export function useFieldControl(): RenderControl | undefined {
  return use(FieldControlContext)
}

export function isSigned({ type }: RoomField): boolean {
  return type === 'signature' || type === 'initials'
}
