import type { SendForSignatureBody } from '@countersign/contract/schemas/packets/create-packet'
import type { Payment } from '@countersign/contract/schemas/payments'
import { packetCalls } from '@countersign/contract/calls/packets'
import { paymentCalls } from '@countersign/contract/calls/payments'
import { limits } from '@countersign/contract/rules/limits'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { callApi, inBackground } from '../../lib/api.ts'
import { isPaymentUnderWay } from './payment-state.ts'

/** How it is sent; the server has defaults. */
type SendChoice = Omit<SendForSignatureBody, 'docGroupId'>

/**
 * The first time, a payment under way is confirmed with its provider: the member may just come back
 * from its page. After that it is polled, for a payment may arrive at any moment.
 */
export function paymentQuery(documentGroupId: string) {
  return queryOptions({
    queryKey: ['payments', documentGroupId],
    queryFn: async ({ client, queryKey, signal }) => {
      const isFirst = client.getQueryData(queryKey) === undefined
      const payment = await readPayment(documentGroupId, { isFirst, signal })
      return isFirst && isPaymentUnderWay(payment)
        ? callApi(paymentCalls.confirmPayment, { body: { documentGroupId }, signal })
        : payment
    },
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && isPaymentUnderWay(state.data) ? limits.statusPollMs : false,
  })
}

function readPayment(
  docGroupId: string,
  { isFirst, signal }: { isFirst: boolean; signal: AbortSignal },
): Promise<Payment> {
  const params = { docGroupId }

  return callApi(paymentCalls.getPayment, { params, signal, ...(isFirst ? {} : inBackground) })
}

/** Idempotent: both calls can be repeated, so a retry after a lost response never pays twice. */
export function payAndSendMutation(documentGroupId: string) {
  return mutationOptions({
    mutationFn: async ({ amountCents, choice }: { amountCents: number; choice: SendChoice }) => {
      await callApi(paymentCalls.postPayment, { body: { documentGroupId, amountCents } })
      await callApi(packetCalls.sendForSignature, {
        body: { docGroupId: documentGroupId, ...choice },
      })
    },
    onSettled: (_answer, _error, _input, _result, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['packets'] }),
        client.invalidateQueries({ queryKey: ['payments', documentGroupId] }),
      ]),
  })
}

/** Idempotent: the provider's page that is open is answered again. */
export function startPaymentMutation(documentGroupId: string) {
  return mutationOptions({
    mutationFn: ({ amountCents }: { amountCents: number }) =>
      callApi(paymentCalls.postPayment, { body: { documentGroupId, amountCents } }),
    onSettled: (_answer, _error, _amount, _result, { client }) =>
      client.invalidateQueries({ queryKey: ['payments', documentGroupId] }),
  })
}
