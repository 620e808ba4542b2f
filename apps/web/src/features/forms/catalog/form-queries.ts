import type { PreviewLanguage } from '@countersign/contract/schemas/forms/form'
import type { PrintSize } from '@countersign/contract/schemas/forms/print-size'
import type { UsState } from '@countersign/contract/schemas/shapes'
import { formCalls } from '@countersign/contract/calls/forms'
import { limits } from '@countersign/contract/rules/limits'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi, fetchPdf } from '../../../lib/api.ts'

/** Empty strings match everything. */
export interface FormFilter {
  searchTerm: string
  category: string
  /** The state whose law is shown beside a form. */
  state?: UsState | undefined
}

export function formsQuery({ searchTerm, category }: FormFilter) {
  return infiniteQueryOptions({
    queryKey: ['forms', { searchTerm, category }],
    queryFn: ({ pageParam, signal }) =>
      callApi(formCalls.getForms, {
        query: { searchTerm, category, limit: limits.maxPageSize, after: pageParam },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  })
}

export const formCategoriesQuery = queryOptions({
  queryKey: ['forms', 'categories'],
  queryFn: ({ signal }) => callApi(formCalls.getFormCategories, { signal }),
  staleTime: Infinity,
})

export function formQuery(formId: string) {
  return queryOptions({
    queryKey: ['forms', formId],
    queryFn: async ({ signal }) =>
      (await callApi(formCalls.getForm, { params: { id: formId }, signal })).form,
  })
}

/** What is known of the home and of who rents it. */
export interface Household {
  state?: UsState | undefined
  yearBuilt?: number | undefined
  residents: number
  guarantors: number
}

/** The library's bundles never change, the association's seldom. */
export function formBundlesQuery(household: Household) {
  return queryOptions({
    queryKey: ['forms', 'bundles', household],
    queryFn: ({ signal }) => callApi(formCalls.getFormBundles, { query: household, signal }),
    staleTime: 5 * 60_000,
  })
}

export const usedFormsQuery = queryOptions({
  queryKey: ['forms', 'used'],
  queryFn: ({ signal }) => callApi(formCalls.getUsedForms, { signal }),
})

export interface PreviewVersion {
  signers: number
  print: PrintSize
  language: PreviewLanguage
}

export function formPreviewQuery(formId: string, version: PreviewVersion) {
  return queryOptions({
    queryKey: ['forms', formId, 'preview', version],
    queryFn: ({ signal }) =>
      fetchPdf(formCalls.getFormPreview, { params: { id: formId }, query: { ...version }, signal }),
    staleTime: 5 * 60_000,
  })
}

/** Content: fetched once per visit. */
export function stateRulesQuery(state: UsState | undefined) {
  return queryOptions({
    queryKey: ['forms', 'state-rules', state],
    queryFn: ({ signal }) =>
      state ? callApi(formCalls.getStateRules, { query: { state }, signal }) : { rules: [] },
    staleTime: Infinity,
  })
}

export function formTextQuery(formId: string, signers: number) {
  return queryOptions({
    queryKey: ['forms', formId, 'reading', signers],
    queryFn: ({ signal }) =>
      callApi(formCalls.getFormReading, { params: { id: formId }, query: { signers }, signal }),
    staleTime: 5 * 60_000,
  })
}
