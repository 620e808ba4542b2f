import { getForms, getTenant, getTenants } from '@countersign/contract/calls'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../lib/api.ts'

type Option = readonly [id: string, label: string]

const minuteMs = 60_000
const atMost = 100

export const formOptionsQuery = queryOptions({
  queryKey: ['packets', 'form-options'],
  queryFn: async ({ signal }): Promise<Option[]> => {
    const { forms } = await callApi(getForms, { query: { limit: atMost }, signal })
    return sortByLabel(forms.map(({ _id, title }) => [_id, title]))
  },
  staleTime: minuteMs,
})

/** The first residents by name, or those that a search finds, and the chosen one. */
export function residentOptionsQuery(
  userId: string,
  { chosenId, searchTerm = '' }: { chosenId: string | undefined; searchTerm?: string },
) {
  return queryOptions({
    queryKey: ['packets', 'resident-options', userId, chosenId, searchTerm],
    queryFn: async ({ signal }) => {
      const params = { id: userId }
      const query = { limit: atMost, ...(searchTerm && { searchTerm }) }
      const { tenants, next } = await callApi(getTenants, { params, query, signal })
      const options = tenants.map(({ _id, name, email }) => [_id, name, email] as const)
      if (chosenId && !options.some(([id]) => id === chosenId)) {
        const chosen = { ...params, tenantId: chosenId }
        const { tenant } = await callApi(getTenant, { params: chosen, signal })
        options.push([tenant._id, tenant.name, tenant.email])
      }

      return { options: sortByLabel(options), hasMore: next !== null }
    },
    staleTime: minuteMs,
    placeholderData: (before) => before,
  })
}

function sortByLabel<Labeled extends readonly [id: string, label: string, ...rest: string[]]>(
  options: readonly Labeled[],
): Labeled[] {
  return options.toSorted(([, one], [, other]) => one.localeCompare(other))
}
