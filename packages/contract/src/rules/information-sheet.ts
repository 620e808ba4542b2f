import type { DeliveryClass } from '../schemas/forms/form.ts'
import type { FormSource } from './form-classes.ts'
import { isSignable } from './form-rules.ts'

interface SourcedForm {
  source: FormSource
  deliveryClass: DeliveryClass
}

/**
 * Whether a form has a Spanish information sheet to print beside it. Forms that residents sign online
 * show Spanish on the screen instead.
 */
export function hasInformationSheet({ source, deliveryClass }: SourcedForm): boolean {
  return source === 'library' && !isSignable(deliveryClass)
}

/** The template of the Spanish information sheet that belongs to a template. */
export function informationSheetOf(templateId: string): string {
  return `${templateId}-es`
}
