import { isConditionMet } from '@countersign/answers/is-answered'
import { answerLookup } from '../room/answer-lookup.ts'
import type { FieldSlot } from '../room/field-slot.ts'
import { useRoomState, useTask } from '../room/room-context.ts'
import { AddressControl } from './address-control.tsx'
import { CheckboxControl } from './checkbox-control.tsx'
import { CheckboxGroupControl, RadioControl, SelectControl } from './choice-control.tsx'
import { DateControl } from './date-control.tsx'
import { PhotosControl } from '../photos/photos-control.tsx'
import { Ratings } from '../ratings/ratings.tsx'
import { TableControl } from './table-control.tsx'
import { TextControl } from './text-control.tsx'

export { computeSums } from '@countersign/answers/sums'

export function renderFieldControl(slot: FieldSlot) {
  return <FieldControl slot={slot} />
}

/**
 * For who fills out, nothing while another answer says that this one is not needed. Who signs sees all
 * that is printed.
 */
export function FieldControl({ slot }: { slot: FieldSlot }) {
  return useIsAsked(slot) ? <Control slot={slot} /> : null
}

function useIsAsked({ field: { requiredIf }, siblings, answerKey }: FieldSlot): boolean {
  const isFilling = useTask() === 'fill'
  return useRoomState(
    ({ answers }) =>
      !isFilling ||
      !requiredIf ||
      (answers[answerKey] ?? '') !== '' ||
      isConditionMet(requiredIf, answerLookup(siblings, answers)),
  )
}

/** The control that a field of this type is answered with; fetched where there is something to answer. */
function Control({ slot }: { slot: FieldSlot }) {
  switch (slot.field.type) {
    case 'text':
    case 'longtext':
    case 'name':
    case 'money':
    case 'percent':
    case 'integer':
    case 'phone':
    case 'email':
      return <TextControl slot={slot} />
    case 'date':
    case 'time':
      return <DateControl slot={slot} />
    case 'select':
      return <SelectControl slot={slot} />
    case 'radio':
    case 'yesno':
      return <RadioControl slot={slot} />
    case 'checkbox':
      return <CheckboxControl slot={slot} />
    case 'checkboxGroup':
      return <CheckboxGroupControl slot={slot} />
    case 'table':
      return slot.field.rowsOf ? <Ratings slot={slot} /> : <TableControl slot={slot} />
    case 'photos':
      return <PhotosControl slot={slot} />
    case 'address':
      return <AddressControl slot={slot} />
    case 'initials':
    case 'signature':
    case 'signedDate':
      // Signed with `SignatureControl`; the server's clock sets the date.
      return null
  }
}
