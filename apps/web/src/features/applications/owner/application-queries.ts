import type { ApplicationLink, Applications } from '@countersign/contract/schemas/applications'
import { applicationCalls } from '@countersign/contract/calls/applications'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { callApi } from '../../../lib/api.ts'

export interface HomeKey {
  userId: string
  propertyId: string
}

/** Requests arrive at any time, so they are read anew each time. */
export function applicationsQuery({ userId, propertyId }: HomeKey) {
  return queryOptions({
    queryKey: ['applications', userId, propertyId],
    queryFn: ({ signal }) =>
      callApi(applicationCalls.getApplications, { params: { id: userId, propertyId }, signal }),
    staleTime: 0,
  })
}

export function waitingApplicationsQuery(userId: string) {
  return queryOptions({
    queryKey: ['applications', userId, 'waiting'],
    queryFn: async ({ signal }) =>
      (await callApi(applicationCalls.getWaitingApplications, { params: { id: userId }, signal }))
        .properties,
    staleTime: 0,
  })
}

/** Of a home that has a link already, that one. */
export function makeLink(
  { userId, propertyId }: HomeKey,
  unitId: string | null,
): Promise<ApplicationLink> {
  return callApi(applicationCalls.postApplicationLink, {
    params: { id: userId, propertyId },
    body: { unitId },
  })
}

export async function endLink({ userId, propertyId }: HomeKey, linkId: string): Promise<void> {
  await callApi(applicationCalls.deleteApplicationLink, {
    params: { id: userId, propertyId, linkId },
  })
}

export async function removeRequest(userId: string, requestId: string): Promise<void> {
  await callApi(applicationCalls.deleteApplicationRequest, { params: { id: userId, requestId } })
}

export async function restoreRequest(userId: string, requestId: string): Promise<void> {
  await callApi(applicationCalls.restoreApplicationRequest, { params: { id: userId, requestId } })
}

export function refreshApplications(client: QueryClient, { userId }: Pick<HomeKey, 'userId'>) {
  return client.invalidateQueries({ queryKey: ['applications', userId] })
}

/** "Unit 2", or "Any unit". */
export function nameOfHome(
  units: readonly { _id: string; name: string }[],
  unitId: Applications['links'][number]['unitId'],
): string {
  return units.find(({ _id }) => _id === unitId)?.name ?? 'Any unit'
}
