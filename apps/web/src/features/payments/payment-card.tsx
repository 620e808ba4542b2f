import { formatInstant } from '@countersign/answers/format-day'
import type { Payment, Receipt, Settlement } from '@countersign/contract/schemas/payments'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { Card } from '../../ui/card.tsx'
import flexStyles from '../../ui/flex.module.css'
import { formatAmount } from './format-amount.ts'
import textStyles from '../../ui/text.module.css'

/** For a packet with a fee. */
export function PaymentCard({ payment }: { payment: Payment }) {
  const { amountCents, currency, receipt } = payment

  return (
    <Card>
      <p className={clsx(flexStyles.pair, textStyles.lead)}>
        <span>E-signing this packet</span>
        <strong>{formatAmount(amountCents, currency)}</strong>
      </p>
      {receipt ? (
        <Settled receipt={receipt} />
      ) : (
        <p className={textStyles.soft}>{explain(payment)}</p>
      )}
    </Card>
  )
}

function explain({ settlement, attempt }: Payment): string {
  return settlement === 'online' && attempt?.status === 'processing'
    ? 'Your bank payment has not arrived yet.'
    : explanations[settlement]
}

const explanations: Record<Settlement, string> = {
  free: 'There is no charge.',
  invoiced: 'This fee will be invoiced. Nothing is charged now.',
  online:
    'You pay on a secure page of Stripe, our payment service, and come back here. Then you send the packet.',
}

function Settled({ receipt }: { receipt: Receipt }) {
  const { _id, number } = receipt

  return (
    <p className={textStyles.soft}>
      {describeSettled(receipt)} {number && <Link to={paths.receipt(_id)}>Receipt {number}</Link>}
    </p>
  )
}

function describeSettled({ settlement, paidAt, method }: Receipt): string {
  const at = formatInstant(paidAt)
  switch (settlement) {
    case 'free':
      return 'There is no charge. Not sent yet.'
    case 'invoiced':
      return `Will be invoiced. Recorded on ${at}. Not sent yet.`
    case 'online':
      return `Paid on ${at}${method ? ` with ${method}` : ''}. Not sent yet.`
  }
}
