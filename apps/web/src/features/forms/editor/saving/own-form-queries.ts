import type { Form, FormBody } from '@countersign/contract'
import {
  deleteForm,
  getFormDefinition,
  getForms,
  getFormUploadPdf,
  limits,
  postForm,
  putForm,
} from '@countersign/contract/calls'
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { callApi, fetchPdf } from '../../../../lib/api.ts'

/** The member's own forms, oldest first. */
export const ownFormsQuery = infiniteQueryOptions({
  queryKey: ['forms', 'own'],
  queryFn: ({ pageParam, signal }) =>
    callApi(getForms, {
      query: { source: 'own', limit: limits.maxPageSize, after: pageParam },
      signal,
    }),
  initialPageParam: '',
  getNextPageParam: (page) => page.next ?? undefined,
})

/** An own form as it may be edited; always asked anew, so that nobody edits an edition of yesterday. */
export function formDefinitionQuery(formId: string) {
  return queryOptions({
    queryKey: ['forms', formId, 'definition'],
    queryFn: async ({ signal }) =>
      (await callApi(getFormDefinition, { params: { id: formId }, signal })).definition,
    staleTime: Infinity,
    gcTime: 0,
  })
}

/** The uploaded PDF without its fields. An upload never changes. */
export function uploadPdfQuery(uploadId: string) {
  return queryOptions({
    queryKey: ['form-uploads', uploadId, 'pdf'],
    queryFn: async ({ signal }) => {
      const pdf = await fetchPdf(getFormUploadPdf, { params: { uploadId }, signal })
      return await pdf.arrayBuffer()
    },
    staleTime: Infinity,
  })
}

/** Saves a new form, or a new edition of one; packets already made keep theirs. */
export async function saveOwnForm(formId: string | undefined, body: FormBody): Promise<Form> {
  const { form } =
    formId === undefined
      ? await callApi(postForm, { body })
      : await callApi(putForm, { params: { id: formId }, body })

  return form
}

export async function deleteOwnForm(formId: string): Promise<void> {
  await callApi(deleteForm, { params: { id: formId } })
}

/** Every list of forms, preview and category may show another picture now. */
export function invalidateForms(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: ['forms'] })
}
