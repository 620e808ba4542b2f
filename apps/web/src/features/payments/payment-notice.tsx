import type { Payment } from '@countersign/contract/schemas/payments'
import { Notice } from '../../ui/notice.tsx'
import type { CheckoutReturn } from './payment-state.ts'

interface PaymentNoticeProps {
  payment: Payment
  returned: CheckoutReturn
}

/** What became of the last attempt to pay, and what to do now. */
export function PaymentNotice({ payment, returned }: PaymentNoticeProps) {
  const { receipt, attempt, settlement } = payment
  if (receipt?.dispute) {
    return (
      <Notice tone="amber" title="Your bank disputes this payment.">
        <p>
          If you made it, please tell your bank that it is right. The packet continues as before.
        </p>
      </Notice>
    )
  }
  if (receipt) {
    return settlement === 'online' ? (
      <Notice tone="green" role="status" title="Your payment arrived.">
        <p>Now send the packet to the residents.</p>
      </Notice>
    ) : null
  }

  return attempt ? (
    <AttemptNotice attempt={attempt} settlement={settlement} returned={returned} />
  ) : null
}

interface AttemptNoticeProps {
  attempt: NonNullable<Payment['attempt']>
  settlement: Payment['settlement']
  returned: CheckoutReturn
}

function AttemptNotice({ attempt, settlement, returned }: AttemptNoticeProps) {
  const { status, failure, wrongAmount } = attempt
  if (wrongAmount) {
    return (
      <Notice
        tone="red"
        role="alert"
        title="The amount that arrived is not the fee of this packet."
      >
        <p>We give it back before you can pay again. The packet is saved and was not sent.</p>
      </Notice>
    )
  }

  switch (status) {
    case 'pending':
      return <PendingNotice failure={failure} returned={returned} />
    case 'processing':
      return (
        <Notice tone="amber" role="status" title="Your bank payment is on its way.">
          <p>
            This can take up to 5 business days. You can close this page: we email you when the
            payment arrives, and then you can send the packet.
          </p>
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone="red" role="alert" title="The payment did not go through.">
          <p>{failure ? `${failure} ` : ''}Nothing was charged. You can pay again.</p>
        </Notice>
      )
    case 'expired':
      return (
        <Notice title="The payment page is no longer open.">
          <p>Nothing was charged. You can pay again.</p>
        </Notice>
      )
    case 'refunded':
    case 'partially-refunded':
      return settlement === 'invoiced' ? (
        <Notice title="The earlier fee will not be invoiced.">
          <p>If you send this packet, its fee will be invoiced again.</p>
        </Notice>
      ) : (
        <Notice title="The fee was refunded.">
          <p>To send this packet, pay again.</p>
        </Notice>
      )
    case 'paid':
      return (
        <Notice title="The fee that you paid is due back to you.">
          <p>The receipt in your account shows its refund. To send this packet, pay again.</p>
        </Notice>
      )
    case 'invoiced':
    case 'disputed':
    case 'dispute-lost':
      return null
  }
}

function PendingNotice({
  failure,
  returned,
}: {
  failure: string | null
  returned: CheckoutReturn
}) {
  if (returned === 'done') {
    return (
      <Notice tone="amber" role="status" title="We are waiting for your payment.">
        <p>
          This page shows it as soon as it arrives. If you did not pay, you can open the payment
          page again.
        </p>
      </Notice>
    )
  }

  return (
    <Notice title="You have not paid yet.">
      <p>
        {failure ? `${failure} ` : ''}Nothing was charged. You can continue paying where you left
        off.
      </p>
    </Notice>
  )
}
