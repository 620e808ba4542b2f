import type { Form } from '@countersign/contract/schemas/forms/form'
import type { UsState } from '@countersign/contract/schemas/shapes'
import type { FormBody } from '@countersign/contract/schemas/forms/custom-form'
import { formCalls } from '@countersign/contract/calls/forms'
import { limits } from '@countersign/contract/rules/limits'
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query'
import { callApi, fetchPdf } from '../../../../lib/api.ts'
import type { FormOwner } from './form-owner.ts'
import { createIdempotencyKeys } from '../../../../lib/idempotency-keys.ts'

const keys = createIdempotencyKeys()

/** Empty texts match everything. */
export interface CustomFormFilter {
  searchTerm: string
  category: string
  state: UsState | ''
}

export function customFormsQuery({ searchTerm, category, state }: CustomFormFilter) {
  return infiniteQueryOptions({
    queryKey: ['forms', 'custom', { searchTerm, category, state }],
    queryFn: ({ pageParam, signal }) =>
      callApi(formCalls.getForms, {
        query: {
          source: 'custom',
          searchTerm,
          category,
          ...(state && { state }),
          limit: limits.maxPageSize,
          after: pageParam,
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  })
}

export function savedFormQuery(formId: string) {
  return queryOptions({
    queryKey: ['forms', formId, 'saved'],
    queryFn: async ({ signal }) =>
      (await callApi(formCalls.getForm, { params: { id: formId }, signal })).form,
  })
}

/** Never cached: nobody should edit an outdated edition. */
export function formDefinitionQuery(formId: string, { calls }: FormOwner) {
  return queryOptions({
    queryKey: ['forms', formId, 'definition'],
    queryFn: async ({ signal }) =>
      (await callApi(calls.readDefinition, { params: { id: formId }, signal })).definition,
    staleTime: Infinity,
    gcTime: 0,
  })
}

/** An upload never changes. */
export function uploadPdfQuery(uploadId: string, { calls }: FormOwner) {
  return queryOptions({
    queryKey: ['form-uploads', uploadId, 'pdf'],
    queryFn: async ({ signal }) => {
      const pdf = await fetchPdf(calls.readUpload, { params: { uploadId }, signal })
      return await pdf.arrayBuffer()
    },
    staleTime: Infinity,
  })
}

interface SavedForm {
  /** Undefined for a new form. */
  formId: string | undefined
  /** That was changed. */
  edition: number | undefined
  body: FormBody
}

/** Creates a form or a new edition; existing packets keep theirs. */
export async function saveCustomForm(
  { calls }: FormOwner,
  { formId, edition, body }: SavedForm,
): Promise<Form> {
  if (formId !== undefined) {
    return (await callApi(calls.change, { params: { id: formId }, query: { edition }, body })).form
  }

  const { form } = await callApi(calls.add, { body, headers: keys.headersFor(body) })
  keys.forget()
  return form
}

export async function deleteCustomForm(formId: string): Promise<void> {
  await callApi(formCalls.deleteForm, { params: { id: formId } })
}

export async function restoreCustomForm(formId: string): Promise<void> {
  await callApi(formCalls.restoreForm, { params: { id: formId } })
}

export function invalidateForms(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: ['forms'] })
}
