import { paymentCalls } from '@countersign/contract/calls/payments'
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import { callApi, fetchPdf } from '../../../lib/api.ts'
import { timeZone } from '../../../lib/time-zone.ts'

const firstCursor: string | undefined = undefined

/** Newest first, paged by cursor. */
export function receiptsQuery() {
  return infiniteQueryOptions({
    queryKey: ['receipts', 'list'],
    queryFn: ({ pageParam, signal }) =>
      callApi(paymentCalls.getReceipts, { query: { after: pageParam }, signal }),
    initialPageParam: firstCursor,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  })
}

export function receiptQuery(receiptId: string) {
  return queryOptions({
    queryKey: ['receipts', receiptId],
    queryFn: async ({ signal }) => {
      const { receipt } = await callApi(paymentCalls.getReceipt, {
        params: { id: receiptId },
        signal,
      })
      return receipt
    },
    staleTime: 0,
  })
}

export const receiptFileMutation = mutationOptions({
  mutationFn: (receiptId: string) =>
    fetchPdf(paymentCalls.downloadReceipt, { params: { id: receiptId }, query: { timeZone } }),
})

export const receiptListFileMutation = mutationOptions({
  mutationFn: () => fetchPdf(paymentCalls.downloadReceiptList),
})
