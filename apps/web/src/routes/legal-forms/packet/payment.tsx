import type { Packet } from '@countersign/contract'
import type { PacketAction } from '@countersign/contract/calls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { PacketActions } from '../../../features/packets/actions/packet-actions.tsx'
import { PaymentSigners } from '../../../features/packets/actions/payment-signers.tsx'
import { SendChoices, useSendChoice } from '../../../features/packets/actions/send-choices.tsx'
import { invitesQuery } from '../../../features/packets/sign/owner/invite-queries.ts'
import { PacketHeader } from '../../../features/packets/progress/packet-header.tsx'
import { PacketProgress } from '../../../features/packets/progress/packet-progress.tsx'
import { PaymentNotice } from '../../../features/payments/payment-notice.tsx'
import { payAndSendMutation, paymentQuery } from '../../../features/payments/payment-queries.ts'
import {
  isPaidOnline,
  mustWait,
  toCheckoutReturn,
} from '../../../features/payments/payment-state.ts'
import { useCheckout } from '../../../features/payments/use-checkout.ts'
import { useCurrentUser } from '../../../features/session/current-user.tsx'
import { PaymentCard } from '../../../features/payments/payment-card.tsx'
import { useSingleMutation } from '../../../lib/use-single-mutation.ts'
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
  const sending = useSingleMutation(payAndSendMutation(packet.documentGroupId))
  const { starting, start } = useCheckout(packet.documentGroupId)
  const invites = useQuery(invitesQuery(packet.documentGroupId, false))
  const { choice, change } = useSendChoice(packet, useCurrentUser().reminders)
  const [open, setOpen] = useState<PacketAction>()
  const [query] = useSearchParams()
  const error = sending.error ?? starting.error

  return (
    <>
      <PacketProgress packet={packet} />
      <PacketHeader title="Pay and send" packet={packet} />
      <div className={styles.sections}>
        {error && (
          <Notice tone="red" role="alert" title={errorMessage(error)}>
            <p>You can safely try again: nothing is paid or sent twice.</p>
          </Notice>
        )}
        {payment.data && !error && (
          <PaymentNotice
            payment={payment.data}
            returned={toCheckoutReturn(query.get('checkout'))}
          />
        )}
        {payment.isPending && <LoadingState shape="cards" count={2} />}
        {payment.isError && !payment.data && (
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
        {payment.data && (
          <PaymentCard
            packet={packet}
            payment={payment.data}
            signers={
              invites.data && <PaymentSigners packet={packet} invites={invites.data.invites} />
            }
          />
        )}
        <Card>
          <SendChoices choice={choice} onChange={change} />
        </Card>
        <p className={styles.next}>
          Next, each resident gets an email with a link to sign. You sign last.
        </p>
        <Card>
          <PacketActions packet={packet} open={open} onOpen={setOpen} />
        </Card>
      </div>
      <PrimaryBar>
        {payment.data && isPaidOnline(payment.data) ? (
          <Button
            kind="primary"
            disabled={mustWait(payment.data)}
            busy={starting.isPending || starting.data?.checkoutUrl != null}
            busyLabel="Opening the payment page…"
            onClick={start}
          >
            Pay for e-sign
          </Button>
        ) : (
          <Button
            kind="primary"
            disabled={!payment.data}
            busy={sending.isPending || sending.isSuccess}
            busyLabel="Sending…"
            onClick={() => sending.mutate(choice)}
          >
            {payment.data?.receipt ? 'Send to residents' : 'Pay for e-sign'}
          </Button>
        )}
      </PrimaryBar>
    </>
  )
}
