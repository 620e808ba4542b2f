import { officeCalls } from '@countersign/contract/calls/office'
import { propertyCalls } from '@countersign/contract/calls/properties'
import type { InvitationBody, OfficePlace } from '@countersign/contract/schemas/offices'
import type { Property } from '@countersign/contract/schemas/properties'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'

export const officeQuery = queryOptions({
  queryKey: ['office', 'people'],
  queryFn: ({ signal }) => callApi(officeCalls.getOfficePeople, { signal }),
})

/** All of the office, to choose from. */
export function homesQuery(userId: string) {
  return queryOptions({
    queryKey: ['office', 'homes', userId],
    queryFn: async ({ signal }) => {
      const homes: Property[] = []
      let after: string | undefined
      do {
        const page = await callApi(propertyCalls.getProperties, {
          params: { id: userId },
          query: { limit: 100, ...(after !== undefined && { after }) },
          signal,
        })
        homes.push(...page.properties)
        after = page.next ?? undefined
      } while (after !== undefined)
      return homes
    },
  })
}

export const invitePersonMutation = mutationOptions({
  mutationFn: (body: InvitationBody) => callApi(officeCalls.postOfficePerson, { body }),
  onSuccess: (_invitation, _body, _result, { client }) =>
    client.invalidateQueries({ queryKey: ['office'] }),
})

export const changePersonMutation = mutationOptions({
  mutationFn: ({ id, place }: { id: string; place: OfficePlace }) =>
    callApi(officeCalls.putOfficePerson, { params: { id }, body: place }),
  onSuccess: (_person, _change, _result, { client }) =>
    client.invalidateQueries({ queryKey: ['office'] }),
})

/** A person, or an invitation that waits. */
export const removePersonMutation = mutationOptions({
  mutationFn: (id: string) => callApi(officeCalls.deleteOfficePerson, { params: { id } }),
  onSettled: (_nothing, _error, _id, _result, { client }) =>
    client.invalidateQueries({ queryKey: ['office'] }),
})

export function invitationQuery(code: string) {
  return queryOptions({
    queryKey: ['office', 'invitation', code],
    queryFn: ({ signal }) => callApi(officeCalls.getOfficeInvitation, { params: { code }, signal }),
    retry: false,
  })
}

export const joinOfficeMutation = mutationOptions({
  mutationFn: (code: string) => callApi(officeCalls.postOfficeInvitation, { params: { code } }),
})

export const chooseOfficeMutation = mutationOptions({
  mutationFn: (id: string) => callApi(officeCalls.putOffice, { body: { id } }),
})
