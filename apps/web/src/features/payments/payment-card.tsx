import { formatInstant } from '@countersign/answers'
import type { Packet, Payment } from '@countersign/contract'
import { displayEmail } from '@countersign/contract/calls'
import type { ReactNode } from 'react'
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

function Total({ payment: { amountCents, currency, receipt } }: { payment: Payment }) {
  return (
    <div className={styles.total}>
      <p>
        <span>E-signing this packet</span>
        <strong>{formatAmount(amountCents, currency)}</strong>
      </p>
      {amountCents === 0 && !receipt && (
        <p className={styles.soft}>There is no charge. You will get a receipt for $0.00.</p>
      )}
      {receipt && (
        <p className={styles.soft}>Paid on {formatInstant(receipt.paidAt)}. Not sent yet.</p>
      )}
    </div>
  )
}
