import type { InviteRole } from '@countersign/contract/schemas/roles'
import { packetCalls } from '@countersign/contract/calls/packets'
import { inviteCalls } from '@countersign/contract/calls/signing-invites'
import { limits } from '@countersign/contract/rules/limits'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { callApi, inBackground } from '../../../../lib/api.ts'

/** Polled every 3 s while `live`. */
export function invitesQuery(documentGroupId: string, live: boolean) {
  return queryOptions({
    queryKey: ['invites', documentGroupId],
    queryFn: ({ signal }) =>
      callApi(inviteCalls.getInviteDetailsByGroup, {
        params: { id: documentGroupId },
        signal,
        ...(live && inBackground),
      }),
    staleTime: 0,
    refetchInterval: live ? limits.statusPollMs : false,
  })
}

interface Renewal {
  documentGroupId: string
  role: InviteRole
  email: string
}

export const renewInviteMutation = mutationOptions({
  mutationFn: (renewal: Renewal) => callApi(inviteCalls.postSigningInvite, { body: renewal }),
  onSuccess: (_answer, { documentGroupId }, _result, { client }) =>
    client.invalidateQueries({ queryKey: ['invites', documentGroupId] }),
})

export function ownerLinkQuery(documentGroupId: string) {
  return queryOptions({
    queryKey: ['owners-link', documentGroupId],
    queryFn: ({ signal }) =>
      callApi(packetCalls.createSigningLink, { body: { documentGroupId }, signal }),
    // A link is valid for one visit; another would reload the frame and lose input.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
