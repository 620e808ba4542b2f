import type { Spot } from '../steps/plan-page.ts'
import { PlaceToSign } from '../signature/place-to-sign.tsx'
import { AddressControl } from './address-control.tsx'
import { CheckboxControl } from './checkbox-control.tsx'
import { CheckboxGroupControl, RadioControl, SelectControl } from './choice-control.tsx'
import { DateControl } from './date-control.tsx'
import { TableControl } from './table-control.tsx'
import { TextControl } from './text-control.tsx'

/** The control that a field of this type is answered with. */
export function SpotControl({ spot }: { spot: Spot }) {
  switch (spot.field.type) {
    case 'text':
    case 'longtext':
    case 'name':
    case 'money':
    case 'percent':
    case 'integer':
    case 'phone':
    case 'email':
      return <TextControl spot={spot} />
    case 'date':
    case 'time':
      return <DateControl spot={spot} />
    case 'select':
      return <SelectControl spot={spot} />
    case 'radio':
    case 'yesno':
      return <RadioControl spot={spot} />
    case 'checkbox':
      return <CheckboxControl spot={spot} />
    case 'checkboxGroup':
      return <CheckboxGroupControl spot={spot} />
    case 'table':
      return <TableControl spot={spot} />
    case 'address':
      return <AddressControl spot={spot} />
    case 'initials':
    case 'signature':
      return <PlaceToSign spot={spot} />
    case 'signedDate':
      // The server's clock sets it.
      return null
  }
}
