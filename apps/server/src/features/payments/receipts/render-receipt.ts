import { formatInstantInZone } from '@countersign/answers/format-day'
import { normalizeTimeZone } from '@countersign/answers/time-zone'
import type { ReceiptDetails, Refund } from '@countersign/contract/schemas/payments'
import { renderFacts } from '@countersign/signing/evidence/draw-history'
import type { Context } from '../../../kernel/context.ts'
import { formatCents } from '../../../kernel/format-cents.ts'
import { readReceipt } from './read-receipt.ts'

interface ReceiptFile {
  bytes: Uint8Array
  fileName: string
}

export async function renderReceipt(
  ctx: Context,
  { receiptId, ...input }: { receiptId: string; timeZone?: string | undefined },
): Promise<ReceiptFile> {
  const receipt = await readReceipt(ctx, { receiptId })
  const timeZone = normalizeTimeZone(input.timeZone) ?? 'UTC'
  const format = (at: string) => formatInstantInZone(at, timeZone)
  const name = receipt.number ?? 'Receipt'

  const bytes = await renderFacts({
    title: receipt.number ? `Receipt ${receipt.number}` : 'Receipt',
    name: 'E-signing of a legal form packet',
    rows: [
      ...describeReceipt(receipt, format),
      ...receipt.refunds.map((refund) => ({
        label: isInvoiced(receipt) ? 'Canceled' : 'Refund',
        text: describeRefund(receipt, refund, format),
      })),
      ...(receipt.dispute ? [{ label: 'Dispute', text: disputes[receipt.dispute] }] : []),
    ],
    entries: [],
  })
  return { bytes, fileName: `${name}.pdf` }
}

function describeReceipt(receipt: ReceiptDetails, format: (at: string) => string) {
  const { amountCents, paidAt, method, packetName, address, paidBy, documents } = receipt

  return [
    { label: 'Amount', text: `${formatCents(amountCents)} (US dollars)` },
    isInvoiced(receipt)
      ? { label: 'Payment', text: `Will be invoiced. Recorded on ${format(paidAt)}` }
      : { label: 'Payment', text: `Paid on ${format(paidAt)}` },
    ...(method ? [{ label: 'Paid with', text: method }] : []),
    {
      label: isInvoiced(receipt) ? 'Invoiced to' : 'Paid by',
      text: `${paidBy.name}, ${paidBy.email}`,
    },
    { label: 'For', text: `E-signing of “${packetName}”` },
    { label: 'Property', text: address },
    {
      label: 'Documents',
      text: documents.map(({ title, edition }) => `${title} (edition ${edition})`).join('; '),
    },
    { label: 'Packet', text: receipt.documentGroupId },
  ]
}

function describeRefund(
  receipt: ReceiptDetails,
  { amountCents, status, requestedAt }: Refund,
  format: (at: string) => string,
): string {
  const amount = formatCents(amountCents)
  if (isInvoiced(receipt)) {
    return `${amount} will not be invoiced. Canceled on ${format(requestedAt)}`
  }

  switch (status) {
    case 'requested':
    case 'pending':
      return `${amount} is being refunded since ${format(requestedAt)}`
    case 'succeeded':
      return `${amount} refunded on ${format(requestedAt)}`
    case 'failed':
      return `The refund of ${amount} on ${format(requestedAt)} failed`
  }
}

function isInvoiced({ settlement }: ReceiptDetails): boolean {
  return settlement === 'invoiced'
}

const disputes: Record<NonNullable<ReceiptDetails['dispute']>, string> = {
  open: 'The bank disputes this payment.',
  lost: 'The bank took this payment back.',
}
