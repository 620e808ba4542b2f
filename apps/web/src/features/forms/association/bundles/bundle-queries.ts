import { associationCalls } from '@countersign/contract/calls/association'
import { formCalls } from '@countersign/contract/calls/forms'
import type {
  AssociationBundle,
  BundleBody,
  BundledForm,
} from '@countersign/contract/schemas/association'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { ApiProblem } from '../../../../lib/api-problem.ts'
import { callApi } from '../../../../lib/api.ts'
import { createIdempotencyKeys } from '../../../../lib/idempotency-keys.ts'

const keys = createIdempotencyKeys()

export const bundlesQuery = queryOptions({
  queryKey: ['forms', 'association', 'bundles'],
  queryFn: async ({ signal }) =>
    (await callApi(associationCalls.getAssociationBundles, { signal })).bundles,
})

/** Of the bundle as it was opened; a new one without. */
export function saveBundleMutation(bundle: AssociationBundle | undefined) {
  return mutationOptions({
    mutationFn: (body: BundleBody) => (bundle ? change(bundle, body) : add(body)),
    onSuccess: (_saved, _body, _result, { client }) =>
      client.invalidateQueries({ queryKey: ['forms'] }),
    onError: (error, _body, _result, { client }) => {
      if (error instanceof ApiProblem && error.problem.code === 'bundle-changed') {
        void client.invalidateQueries(bundlesQuery)
      }
    },
  })
}

async function add(body: BundleBody): Promise<void> {
  const headers = keys.headersFor(body)
  await callApi(associationCalls.postAssociationBundle, { body, headers })
  keys.forget()
}

async function change({ _id, version }: AssociationBundle, body: BundleBody): Promise<void> {
  const params = { id: _id }
  await callApi(associationCalls.putAssociationBundle, { params, query: { version }, body })
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
