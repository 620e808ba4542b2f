import { associationCalls } from '@countersign/contract/calls/association'
import { formCalls } from '@countersign/contract/calls/forms'
import type { BundleBody, BundledForm } from '@countersign/contract/schemas/association'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../../lib/api.ts'
import { createIdempotencyKeys } from '../../../../lib/idempotency-keys.ts'

const keys = createIdempotencyKeys()

export const bundlesQuery = queryOptions({
  queryKey: ['forms', 'association', 'bundles'],
  queryFn: async ({ signal }) =>
    (await callApi(associationCalls.getAssociationBundles, { signal })).bundles,
})

/** A new one without an id. */
export function saveBundleMutation(id: string | undefined) {
  return mutationOptions({
    mutationFn: (body: BundleBody) => (id === undefined ? add(body) : change(id, body)),
    onSuccess: (_saved, _body, _result, { client }) =>
      client.invalidateQueries({ queryKey: ['forms'] }),
  })
}

async function add(body: BundleBody): Promise<void> {
  const headers = keys.headersFor(body)
  await callApi(associationCalls.postAssociationBundle, { body, headers })
  keys.forget()
}

async function change(id: string, body: BundleBody): Promise<void> {
  await callApi(associationCalls.putAssociationBundle, { params: { id }, body })
}

export const deleteBundleMutation = mutationOptions({
  mutationFn: (id: string) => callApi(associationCalls.deleteAssociationBundle, { params: { id } }),
  onSuccess: (_deleted, _id, _result, { client }) =>
    client.invalidateQueries({ queryKey: ['forms'] }),
})

/** Of the association in any state, then of the library: the best matches of each. */
export function bundleFormsQuery(searchTerm: string) {
  return queryOptions({
    queryKey: ['forms', 'association', 'for bundles', searchTerm],
    queryFn: async ({ signal }): Promise<BundledForm[]> => {
      const query = { searchTerm, limit: 20 }
      const [association, library] = await Promise.all([
        callApi(associationCalls.getAssociationForms, { query, signal }),
        callApi(formCalls.getForms, { query: { ...query, source: 'library' }, signal }),
      ])

      return [
        ...association.forms.map(({ _id, title, number }) => ({ formId: _id, title, number })),
        ...library.forms.map(({ _id, title }) => ({ formId: _id, title, number: null })),
      ].map((form) => ({ ...form, note: null }))
    },
    placeholderData: keepPreviousData,
  })
}
