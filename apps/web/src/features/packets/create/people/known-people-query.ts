import type { Signer } from '@countersign/contract/schemas/packets/create-packet'
import type { KnownTenant } from '@countersign/contract/schemas/users'
import { userCalls } from '@countersign/contract/calls/users'
import { isGuarantor } from '@countersign/contract/rules/roles'
import { sameEmail } from '@countersign/contract/rules/signers'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../../lib/api.ts'

interface KnownPeople {
  userId: string
  unitId: string | undefined
  searchTerm: string
}

const shown = 8

/** Those of the unit first, then by name. */
export function knownPeopleQuery({ userId, unitId, searchTerm }: KnownPeople) {
  return queryOptions({
    queryKey: ['tenants', userId, { unitId, searchTerm }],
    queryFn: async ({ signal }) => {
      const { tenants, next } = await callApi(userCalls.getTenants, {
        params: { id: userId },
        query: { limit: shown, ...(unitId && { unitId }), ...(searchTerm && { searchTerm }) },
        signal,
      })
      return { people: tenants.slice(0, shown), more: next !== null || tenants.length > shown }
    },
    placeholderData: keepPreviousData,
  })
}

/** For each signer the resident whose email it is, if the owner knows them. Guarantors are no residents. */
export async function findKnownSigners(
  userId: string,
  signers: readonly Signer[],
): Promise<(KnownTenant | undefined)[]> {
  return Promise.all(
    signers.map(async (signer) => {
      if (isGuarantor(signer)) {
        return undefined
      }
      const { tenants } = await callApi(userCalls.getTenants, {
        params: { id: userId },
        query: { email: signer.email, limit: 1 },
      })
      return tenants.find(({ email }) => sameEmail(email, signer.email))
    }),
  )
}
