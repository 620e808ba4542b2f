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

/** The first hundred residents, and the chosen one. */
export function residentOptionsQuery(userId: string, chosenId: string | undefined) {
  return queryOptions({
    queryKey: ['packets', 'resident-options', userId, chosenId],
    queryFn: async ({ signal }): Promise<Option[]> => {
      const params = { id: userId }
      const { tenants } = await callApi(getTenants, { params, query: { limit: atMost }, signal })
      const options = tenants.map(({ _id, name }) => [_id, name] as const)
      if (!chosenId || options.some(([id]) => id === chosenId)) {
        return sortByLabel(options)
      }

      const { tenant } = await callApi(getTenant, {
        params: { ...params, tenantId: chosenId },
        signal,
      })
      return sortByLabel([...options, [tenant._id, tenant.name]])
    },
    staleTime: minuteMs,
    placeholderData: (before) => before,
  })
}

function sortByLabel(options: readonly Option[]): Option[] {
  return options.toSorted(([, one], [, other]) => one.localeCompare(other))
}
