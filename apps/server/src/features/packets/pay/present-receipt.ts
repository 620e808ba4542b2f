import type { Receipt } from '@countersign/contract'
import type { receipts } from '@countersign/database'

export function presentReceipt(
  row: typeof receipts.$inferSelect,
  documentGroupId: string,
): Receipt {
  return {
    _id: row.id,
    documentGroupId,
    amountCents: row.amountCents,
    currency: 'USD',
    paidAt: row.paidAt.toISOString(),
  }
}
