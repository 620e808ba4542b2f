import { calls } from '@countersign/contract/calls'
import { fileAnswer, streamAnswer } from '../../http/answer.ts'
import { registerEndpoint, type RouteRegistry } from '../../http/register-endpoint.ts'
import { confirmPayment } from './confirm-payment.ts'
import { payPacket } from './pay-packet.ts'
import { readFee, readPayment } from './read-payment.ts'
import { writeFeesCsv } from './receipts/fees-csv.ts'
import { listReceipts } from './receipts/list-receipts.ts'
import { readReceipt } from './receipts/read-receipt.ts'
import { writeReceiptCsv } from './receipts/receipt-csv.ts'
import { renderReceipt } from './receipts/render-receipt.ts'

export function paymentRoutes(registry: RouteRegistry): void {
  registerEndpoint(registry, calls.getFee, (ctx, { query }) => readFee(ctx, query))
  registerEndpoint(registry, calls.getPayment, (ctx, { params }) =>
    readPayment(ctx, { groupId: params.docGroupId }),
  )
  registerEndpoint(registry, calls.postPayment, (ctx, { body }) =>
    payPacket(ctx, { groupId: body.documentGroupId, shownCents: body.amountCents }),
  )
  registerEndpoint(registry, calls.confirmPayment, (ctx, { body }) =>
    confirmPayment(ctx, { groupId: body.documentGroupId }),
  )
  registerEndpoint(registry, calls.getReceipts, (ctx, { query }) => listReceipts(ctx, query))
  registerEndpoint(
    registry,
    calls.downloadReceiptList,
    (ctx) => streamAnswer({ chunks: writeReceiptCsv(ctx), fileName: 'receipts.csv' }),
    { perMinute: 20 },
  )
  registerEndpoint(
    registry,
    calls.downloadFees,
    (ctx, { query }) => streamAnswer({ chunks: writeFeesCsv(ctx, query), fileName: 'fees.csv' }),
    { perMinute: 20 },
  )
  registerEndpoint(registry, calls.getReceipt, async (ctx, { params }) => ({
    receipt: await readReceipt(ctx, { receiptId: params.id }),
  }))
  registerEndpoint(registry, calls.downloadReceipt, async (ctx, { params, query }) =>
    fileAnswer(await renderReceipt(ctx, { receiptId: params.id, ...query })),
  )
}
