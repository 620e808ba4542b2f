import type {
  EmailCopyBody,
  EmailCopyPreviewQuery,
} from '@countersign/contract/schemas/email-copies'
import { emailCopyCalls } from '@countersign/contract/calls/email-copies'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../lib/api.ts'

/** Asked again while an email is on its way. */
export function emailCopiesQuery(docGroupId: string) {
  return queryOptions({
    queryKey: ['packets', 'group', docGroupId, 'email-copies'],
    queryFn: ({ signal }) =>
      callApi(emailCopyCalls.getEmailCopies, { params: { docGroupId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.copies.some((copy) => copy.state === 'sending') ? 3000 : false,
  })
}

export function emailCopyPreviewQuery(docGroupId: string, query: EmailCopyPreviewQuery) {
  return queryOptions({
    queryKey: ['packets', 'group', docGroupId, 'email-copies', 'preview', query],
    queryFn: ({ signal }) =>
      callApi(emailCopyCalls.getEmailCopyPreview, { params: { docGroupId }, query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function sendEmailCopyMutation(docGroupId: string) {
  return mutationOptions({
    mutationFn: (body: EmailCopyBody) =>
      callApi(emailCopyCalls.postEmailCopy, { params: { docGroupId }, body }),
    onSuccess: (copies, _body, _result, { client }) =>
      client.setQueryData(emailCopiesQuery(docGroupId).queryKey, copies),
  })
}
