import type { FormPlace } from '@countersign/contract/schemas/forms/form-place'

/** US Letter in points. */
export const letter = { width: 612, height: 792 }

export function aPlace(changes: Partial<FormPlace> = {}): FormPlace {
  return {
    id: 'place',
    role: 'TT1',
    type: 'text',
    label: 'Text',
    required: true,
    page: 0,
    x: 100,
    y: 100,
    width: 100,
    height: 20,
    ...changes,
  }
}

/** "new-1", "new-2"… */
export function countingIds(): () => string {
  let count = 0
  return () => `new-${(count += 1)}`
}
