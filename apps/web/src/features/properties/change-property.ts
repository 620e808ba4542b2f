import type { Property, PropertyBody } from '@countersign/contract/schemas/properties'
import {
  deleteProperty,
  putProperty,
  restoreProperty as restore,
} from '@countersign/contract/calls/properties'
import { callApi } from '../../lib/api.ts'

interface PropertyKey {
  userId: string
  propertyId: string
}

export async function changeProperty(
  { userId, propertyId }: PropertyKey,
  body: PropertyBody,
): Promise<Property> {
  const { property } = await callApi(putProperty, { params: { id: userId, propertyId }, body })
  return property
}

export async function removeProperty({ userId, propertyId }: PropertyKey): Promise<void> {
  await callApi(deleteProperty, { params: { id: userId, propertyId } })
}

export async function restoreProperty({ userId, propertyId }: PropertyKey): Promise<void> {
  await callApi(restore, { params: { id: userId, propertyId } })
}
