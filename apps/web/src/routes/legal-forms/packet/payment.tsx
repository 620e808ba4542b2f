import type { Packet } from '@countersign/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { PacketHeader } from '../../../features/packets/progress/packet-header.tsx'
import { PacketProgress } from '../../../features/packets/progress/packet-progress.tsx'
import { CancelPacket } from '../../../features/packets/progress/cancel-packet.tsx'
import { payAndSendMutation, paymentQuery } from '../../../features/payments/payment-queries.ts'
import { PaymentCard } from '../../../features/payments/payment-card.tsx'
import { errorMessage } from '../../../lib/problem-messages.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PrimaryBar } from '../../../ui/primary-bar.tsx'
import { Card } from '../../../ui/card.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { PacketPage } from './packet-page.tsx'
import styles from './packet.module.css'

export function Component() {
  return <PacketPage here="payment">{(packet) => <Pay packet={packet} />}</PacketPage>
}

function Pay({ packet }: { packet: Packet }) {
  const payment = useQuery(paymentQuery(packet.documentGroupId))
  const paying = useMutation(payAndSendMutation(packet.documentGroupId))
  const paid = payment.data?.receipt

  return (
    <>
      <PacketProgress packet={packet} />
      <PacketHeader title="Pay and send" packet={packet} />
      <div className={styles.sections}>
        {paying.isError && (
          <Notice tone="red" role="alert" title={errorMessage(paying.error)}>
            <p>You can safely try again: nothing is paid or sent twice.</p>
          </Notice>
        )}
        {payment.isPending && <LoadingState shape="cards" count={2} />}
        {payment.isError && (
          <Card>
            <ErrorState
              title="The fee could not be loaded."
              onRetry={() => void payment.refetch()}
              retrying={payment.isFetching}
            >
              {errorMessage(payment.error)}
            </ErrorState>
          </Card>
        )}
        {payment.data && <PaymentCard packet={packet} payment={payment.data} />}
        <p className={styles.next}>
          Next, each resident gets an email with a link to sign. You sign last.
        </p>
        <CancelPacket packet={packet} />
      </div>
      <PrimaryBar>
        <Button
          kind="primary"
          disabled={!payment.data}
          busy={paying.isPending || paying.isSuccess}
          busyLabel="Sending…"
          onClick={() => paying.mutate()}
        >
          {paid ? 'Send to residents' : 'Pay for e-sign'}
        </Button>
      </PrimaryBar>
    </>
  )
}
