import type { Property, PropertyBody } from '@countersign/contract'
import { postProperty } from '@countersign/contract/calls'
import { callApi } from '../../lib/api.ts'

export async function addProperty(userId: string, body: PropertyBody): Promise<Property> {
  const units = body.units?.map((unit) => ({ ...unit, legalFormPackets: [] }))
  const { property } = await callApi(postProperty, {
    params: { id: userId },
    body: { ...body, ...(units && { units }) },
  })
  return property
}
