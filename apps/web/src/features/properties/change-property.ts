import type { Property, PropertyBody } from '@countersign/contract/schemas/properties'
import { propertyCalls } from '@countersign/contract/calls/properties'
import { callApi } from '../../lib/api.ts'

interface PropertyKey {
  userId: string
  propertyId: string
}

export async function changeProperty(
  { userId, propertyId }: PropertyKey,
  body: PropertyBody,
): Promise<Property> {
  const { property } = await callApi(propertyCalls.putProperty, {
    params: { id: userId, propertyId },
    body,
  })
  return property
}

export async function removeProperty({ userId, propertyId }: PropertyKey): Promise<void> {
  await callApi(propertyCalls.deleteProperty, { params: { id: userId, propertyId } })
}

export async function restoreProperty({ userId, propertyId }: PropertyKey): Promise<void> {
  await callApi(propertyCalls.restoreProperty, { params: { id: userId, propertyId } })
}
