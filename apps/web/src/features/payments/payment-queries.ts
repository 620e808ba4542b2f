import type { ReminderPlan } from '@countersign/contract'
import { getPayment, postPayment, sendForSignature } from '@countersign/contract/calls'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'

/** How long the links work, and when signers are reminded; the server has defaults. */
interface SendChoice {
  linkDays?: number
  reminders?: ReminderPlan | undefined
}

export function paymentQuery(documentGroupId: string) {
  return queryOptions({
    queryKey: ['payments', documentGroupId],
    queryFn: ({ signal }) =>
      callApi(getPayment, { params: { docGroupId: documentGroupId }, signal }),
    staleTime: 0,
  })
}

/** Idempotent: both calls can be repeated, so a retry after a lost response never pays twice. */
export function payAndSendMutation(documentGroupId: string) {
  return mutationOptions({
    mutationFn: async (choice: SendChoice) => {
      await callApi(postPayment, { body: { documentGroupId } })
      await callApi(sendForSignature, { body: { docGroupId: documentGroupId, ...choice } })
    },
    onSettled: (_answer, _error, _choice, _result, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['packets'] }),
        client.invalidateQueries({ queryKey: ['payments', documentGroupId] }),
      ]),
  })
}
