import type { Property, PropertyBody } from '@countersign/contract/schemas/properties'
import { propertyCalls } from '@countersign/contract/calls/properties'
import { ApiProblem } from '../../lib/api-problem.ts'
import { callApi } from '../../lib/api.ts'

interface PropertyKey {
  userId: string
  propertyId: string
}

interface PropertyChange {
  body: PropertyBody
  /** That was changed. */
  version: string
}

export async function changeProperty(
  { userId, propertyId }: PropertyKey,
  { body, version }: PropertyChange,
): Promise<Property> {
  const { property } = await callApi(propertyCalls.putProperty, {
    params: { id: userId, propertyId },
    query: { version },
    body,
  })
  return property
}

/** Somebody else has saved another version of it. */
export function isPropertyChanged(error: unknown): boolean {
  return error instanceof ApiProblem && error.problem.code === 'property-changed'
}

export async function removeProperty({ userId, propertyId }: PropertyKey): Promise<void> {
  await callApi(propertyCalls.deleteProperty, { params: { id: userId, propertyId } })
}

export async function restoreProperty({ userId, propertyId }: PropertyKey): Promise<void> {
  await callApi(propertyCalls.restoreProperty, { params: { id: userId, propertyId } })
}
