import type { ReceiptDetails, Refund } from '@countersign/contract/schemas/payments'
import type { Context } from '../../../kernel/context.ts'
import { formatCsvInstant, withCsvHeader, writeCsvRow } from '../../../kernel/csv.ts'
import { presentReceiptDetails } from '../present-receipt.ts'
import { toDollars } from './fees-csv.ts'
import { selectReceipts } from './list-receipts.ts'

const rowsPerQuery = 500

export function writeReceiptCsv(ctx: Context): AsyncGenerator<string> {
  return withCsvHeader(Object.keys(columns), writeReceipts(ctx))
}

async function* writeReceipts(ctx: Context): AsyncGenerator<string> {
  let before: number | undefined
  do {
    const rows = await selectReceipts(ctx, { before, limit: rowsPerQuery })
    const page = await presentReceiptDetails(ctx, rows)
    const format = (iso: string) => formatCsvInstant(iso, ctx.origin.timeZone ?? 'UTC')
    yield page
      .map((receipt) => writeCsvRow(Object.values(columns).map((value) => value(receipt, format))))
      .join('')
    before = rows.length < rowsPerQuery ? undefined : (rows.at(-1)?.receipt.number ?? undefined)
  } while (before !== undefined)
}

type Column = (receipt: ReceiptDetails, format: (iso: string) => string) => string

const columns: Record<string, Column> = {
  Receipt: ({ number }) => number ?? '',
  Date: ({ paidAt }, format) => format(paidAt),
  'Form Packet Name': ({ packetName }) => packetName,
  'Unit Address': ({ address }) => address,
  Amount: ({ amountCents }) => toDollars(amountCents),
  Refunded: ({ refunds }) => toDollars(refundedCents(refunds)),
  Currency: ({ currency }) => currency,
  Settlement: ({ settlement }) => (settlement === 'invoiced' ? 'Will be invoiced' : 'Paid'),
  Method: ({ method }) => method ?? '',
  'Packet ID': ({ documentGroupId }) => documentGroupId,
}

function refundedCents(refunds: readonly Refund[]): number {
  return refunds
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
}
