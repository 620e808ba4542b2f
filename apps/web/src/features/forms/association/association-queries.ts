import { associationCalls } from '@countersign/contract/calls/association'
import type {
  AssociationFormResponse,
  AssociationFormState,
  PublishBody,
  WithdrawBody,
} from '@countersign/contract/schemas/association'
import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query'
import type { z } from 'zod'
import { callApi, fetchPdf } from '../../../lib/api.ts'

/** Empty texts match everything. */
export interface AssociationFilter {
  searchTerm: string
  category: string
  state: AssociationFormState | ''
}

export function associationFormsQuery({ searchTerm, category, state }: AssociationFilter) {
  return infiniteQueryOptions({
    queryKey: ['forms', 'association', { searchTerm, category, state }],
    queryFn: ({ pageParam, signal }) =>
      callApi(associationCalls.getAssociationForms, {
        query: { searchTerm, category, ...(state && { state }), limit: 50, after: pageParam },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  })
}

export function associationFormQuery(formId: string) {
  return queryOptions({
    queryKey: ['forms', 'association', formId],
    queryFn: ({ signal }) =>
      callApi(associationCalls.getAssociationForm, { params: { id: formId }, signal }),
  })
}

export function comparisonQuery(formId: string, edition: string) {
  return queryOptions({
    queryKey: ['forms', 'association', formId, 'comparison', edition],
    queryFn: ({ signal }) =>
      callApi(associationCalls.getFormComparison, { params: { id: formId }, signal }),
  })
}

export function draftPreviewQuery(formId: string, edition: string, signers: number) {
  return queryOptions({
    queryKey: ['forms', 'association', formId, 'preview', edition, signers],
    queryFn: ({ signal }) =>
      fetchPdf(associationCalls.getAssociationPreview, {
        params: { id: formId },
        query: { signers },
        signal,
      }),
    staleTime: 5 * 60_000,
  })
}

export function formUseQuery(formId: string) {
  return queryOptions({
    queryKey: ['forms', 'association', formId, 'use'],
    queryFn: ({ signal }) =>
      callApi(associationCalls.getFormUse, { params: { id: formId }, signal }),
  })
}

export const formUseFileMutation = mutationOptions({
  mutationFn: (formId: string) =>
    fetchPdf(associationCalls.downloadFormUse, { params: { id: formId } }),
})

export const formChangesQuery = infiniteQueryOptions({
  queryKey: ['forms', 'changes'],
  queryFn: ({ pageParam, signal }) =>
    callApi(associationCalls.getFormChanges, {
      query: { ...(pageParam && { after: pageParam }) },
      signal,
    }),
  initialPageParam: '',
  getNextPageParam: (page) => page.next ?? undefined,
})

/** `onPublished` comes first: without a draft, there is nothing left on its page. */
export function publishMutation(formId: string, onPublished: () => void) {
  return mutationOptions({
    mutationFn: (body: z.input<typeof PublishBody>) =>
      callApi(associationCalls.publishForm, { params: { id: formId }, body }),
    onSuccess: (form, _body, _result, { client }) => {
      onPublished()
      return showForm(client, form)
    },
  })
}

export function withdrawMutation(formId: string) {
  return mutationOptions({
    mutationFn: (body: z.input<typeof WithdrawBody>) =>
      callApi(associationCalls.withdrawForm, { params: { id: formId }, body }),
    onSuccess: (form, _body, _result, { client }) => showForm(client, form),
  })
}

async function showForm(client: QueryClient, form: AssociationFormResponse): Promise<void> {
  client.setQueryData(associationFormQuery(form.form._id).queryKey, form)
  await client.invalidateQueries({ queryKey: ['forms'] })
}

/** By title, for a choice. */
export function otherFormsQuery(formId: string) {
  return queryOptions({
    queryKey: ['forms', 'association', 'others', formId],
    queryFn: async ({ signal }) => {
      const { forms } = await callApi(associationCalls.getAssociationForms, {
        query: { state: 'published', limit: 100 },
        signal,
      })
      return forms.filter(({ _id }) => _id !== formId)
    },
  })
}
