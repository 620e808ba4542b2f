import type { UnitPackets } from '@countersign/contract/schemas/properties'
import { propertyCalls } from '@countersign/contract/calls/properties'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'

/** What each unit of a property has already. Packets change elsewhere, so it is read anew each time. */
export function unitPacketsQuery(userId: string, propertyId: string) {
  return queryOptions({
    queryKey: ['properties', userId, propertyId, 'unit-packets'],
    queryFn: async ({ signal }) => {
      const { units } = await callApi(propertyCalls.getUnitPackets, {
        params: { id: userId, propertyId },
        signal,
      })
      return units
    },
    staleTime: 0,
  })
}

/** What one unit has already; empty as long as that is not known. */
export function currentPacketsQuery(userId: string, unit: { propertyId: string; unitId: string }) {
  return {
    ...unitPacketsQuery(userId, unit.propertyId),
    enabled: unit.propertyId !== '',
    select: (units: UnitPackets[]) => units.find(({ _id }) => _id === unit.unitId)?.current ?? [],
  }
}
