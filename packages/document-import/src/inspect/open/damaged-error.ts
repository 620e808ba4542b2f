import { InspectionError } from '../inspection-error.ts'

export function createDamagedError(cause?: unknown): InspectionError {
  return new InspectionError(
    'damaged',
    'This PDF is damaged and cannot be read completely. Open it in another program, save or print it as a new PDF and try again.',
    { cause },
  )
}
