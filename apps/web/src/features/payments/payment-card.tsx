import { formatInstant } from '@countersign/answers'
import type { Packet, Payment, Receipt, Settlement } from '@countersign/contract'
import { displayEmail } from '@countersign/contract/calls'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { Card } from '../../ui/card.tsx'
import styles from './payment-card.module.css'
import { formatAmount } from './format-amount.ts'

interface PaymentCardProps {
  packet: Packet
  payment: Payment
  /** The list of signers; default: the residents' names and addresses. */
  signers?: ReactNode
}

export function PaymentCard({ packet, payment, signers }: PaymentCardProps) {
  return (
    <Card>
      <div className={styles.sections}>
        <section aria-labelledby="paid-forms">
          <h2 id="paid-forms">Documents to sign</h2>
          <ol className={styles.list}>
            {packet.documents.map(({ formId, title, edition }) => (
              <li key={formId}>
                {title} <span className={styles.soft}>Edition {edition}</span>
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="paid-residents">
          <h2 id="paid-residents">Sent to</h2>
          {signers ?? <Residents packet={packet} />}
        </section>
      </div>
      <Total payment={payment} />
    </Card>
  )
}

function Residents({ packet: { tenants } }: Pick<PaymentCardProps, 'packet'>) {
  return (
    <ul className={styles.list}>
      {tenants.map(({ _id, name, email }) => (
        <li key={_id}>
          {name} <span className={styles.soft}>{displayEmail(email)}</span>
        </li>
      ))}
    </ul>
  )
}

function Total({ payment }: { payment: Payment }) {
  const { amountCents, currency, receipt } = payment

  return (
    <div className={styles.total}>
      <p>
        <span>E-signing this packet</span>
        <strong>{formatAmount(amountCents, currency)}</strong>
      </p>
      {receipt ? <Settled receipt={receipt} /> : <p className={styles.soft}>{explain(payment)}</p>}
    </div>
  )
}

function explain({ settlement, attempt }: Payment): string {
  return settlement === 'online' && attempt?.status === 'processing'
    ? 'Your bank payment has not arrived yet.'
    : explanations[settlement]
}

const explanations: Record<Settlement, string> = {
  free: 'There is no charge. You will get a receipt for $0.00.',
  invoiced: 'This fee will be invoiced. Nothing is charged now.',
  online:
    'You pay on a secure page of Stripe, our payment service, and come back here. Then you send the packet.',
}

function Settled({ receipt }: { receipt: Receipt }) {
  const { _id, number, settlement, paidAt, method } = receipt
  const at = formatInstant(paidAt)
  const words =
    settlement === 'invoiced'
      ? `Will be invoiced. Recorded on ${at}. Not sent yet.`
      : `Paid on ${at}${method ? ` with ${method}` : ''}. Not sent yet.`

  return (
    <p className={styles.soft}>
      {words} {number && <Link to={paths.receipt(_id)}>Receipt {number}</Link>}
    </p>
  )
}
