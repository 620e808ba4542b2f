import { clsx } from 'clsx'
import { formatInstant } from '@countersign/answers/format-day'
import type { ReceiptDetails } from '@countersign/contract/schemas/payments'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'
import flexStyles from '../../../ui/flex.module.css'
import pageStyles from '../../../ui/page.module.css'
import spaceStyles from '../../../ui/space.module.css'
import textStyles from '../../../ui/text.module.css'
import { formatAmount } from '../format-amount.ts'
import { describeRefund, receiptState } from './describe-receipt.ts'
import { keepZipWithState } from '../../../lib/keep-zip-with-state.ts'
import factStyles from '../../../ui/facts.module.css'

export function ReceiptCard({ receipt }: { receipt: ReceiptDetails }) {
  const { amountCents, currency, paidAt, method, paidBy, documents, refunds } = receipt
  const isInvoiced = receipt.settlement === 'invoiced'

  return (
    <Card className={clsx(pageStyles.column, spaceStyles.top5)}>
      <p className={clsx(flexStyles.pair, textStyles.lead)}>
        <span>{receiptState(receipt)}</span>
        <strong>{formatAmount(amountCents, currency)}</strong>
      </p>
      <dl className={clsx(factStyles.facts, spaceStyles.top5)}>
        <Fact label={isInvoiced ? 'Recorded on' : 'Paid on'}>{formatInstant(paidAt)}</Fact>
        {method && <Fact label="Paid with">{method}</Fact>}
        <Fact label={isInvoiced ? 'Invoiced to' : 'Paid by'}>
          {paidBy.name}, {paidBy.email}
        </Fact>
        <Fact label="For">E-signing of “{receipt.packetName}”</Fact>
        <Fact label="Property">{keepZipWithState(receipt.address)}</Fact>
        <Fact label="Documents">
          {documents.map(({ title, edition }) => `${title} (edition ${edition})`).join('; ')}
        </Fact>
        {receipt.dispute && (
          <Fact label="Dispute">
            {receipt.dispute === 'open'
              ? 'Your bank disputes this payment. If you made it, please tell your bank that it is right.'
              : 'Your bank took this payment back.'}
          </Fact>
        )}
        {refunds.map((refund) => (
          <Fact key={refund.requestedAt} label={isInvoiced ? 'Canceled' : 'Refund'}>
            {describeRefund(receipt, refund)}
          </Fact>
        ))}
      </dl>
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}
