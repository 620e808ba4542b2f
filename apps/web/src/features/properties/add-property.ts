import type { Property, PropertyBody } from '@countersign/contract/schemas/properties'
import { propertyCalls } from '@countersign/contract/calls/properties'
import { callApi } from '../../lib/api.ts'
import { createIdempotencyKeys } from '../../lib/idempotency-keys.ts'

const keys = createIdempotencyKeys()

export async function addProperty(userId: string, body: PropertyBody): Promise<Property> {
  const units = body.units?.map((unit) => ({ ...unit, legalFormPackets: [] }))
  const sent = { ...body, ...(units && { units }) }
  const { property } = await callApi(propertyCalls.postProperty, {
    params: { id: userId },
    body: sent,
    headers: keys.headersFor(sent),
  })
  keys.forget()
  return property
}
