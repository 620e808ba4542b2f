import { InspectionError } from '../inspection-error.ts'

export async function catchInspectionError(call: Promise<unknown>): Promise<InspectionError> {
  const outcome: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (outcome instanceof InspectionError) {
    return outcome
  }
  throw outcome ?? new Error('The file was admitted.')
}
