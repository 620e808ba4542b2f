import type { FieldSlot } from '../room/field-slot.ts'
import { isSigned, useFieldControl } from './field-control-context.ts'
import { SignatureControl } from './signature-control.tsx'

export function SlotControl({ slot }: { slot: FieldSlot }) {
  const renderControl = useFieldControl()
  return isSigned(slot.field) ? <SignatureControl slot={slot} /> : renderControl?.(slot)
}
