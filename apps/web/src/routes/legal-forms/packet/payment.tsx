import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { PacketAction } from '@countersign/contract/rules/packet-actions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  ChangeAnswersButton,
  PacketActions,
} from '../../../features/packets/actions/packet-actions.tsx'
import { messageFieldId } from '../../../features/packets/send/message-field.tsx'
import { negotiationFieldId } from '../../../features/packets/send/negotiation-question.tsx'
import { PacketTerms } from '../../../features/packets/send/packet-terms.tsx'
import {
  findSendErrors,
  toSendRequest,
  useSendChoice,
} from '../../../features/packets/send/send-choice.ts'
import { SendChoices } from '../../../features/packets/send/send-choices.tsx'
import { invitesQuery } from '../../../features/packets/sign/owner/invite-queries.ts'
import { PacketHeader } from '../../../features/packets/progress/packet-header.tsx'
import { isStopped, OutdatedForms } from '../../../features/packets/progress/outdated-forms.tsx'
import { PacketProgress } from '../../../features/packets/progress/packet-progress.tsx'
import { PaymentNotice } from '../../../features/payments/payment-notice.tsx'
import { payAndSendMutation, paymentQuery } from '../../../features/payments/payment-queries.ts'
import {
  isPaidOnline,
  mustWait,
  toCheckoutReturn,
} from '../../../features/payments/payment-state.ts'
import type { Payment } from '@countersign/contract/schemas/payments'
import { formatNames } from '../../../lib/format-names.ts'
import { useMay, useSender } from '../../../lib/own-office.tsx'
import { paths } from '../../../lib/paths.ts'
import { pluralize } from '../../../lib/pluralize.ts'
import { useCheckout } from '../../../features/payments/use-checkout.ts'
import { useCurrentUser } from '../../../features/session/current-user.tsx'
import { PaymentCard } from '../../../features/payments/payment-card.tsx'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { useSingleMutation } from '../../../lib/use-single-mutation.ts'
import { errorMessage } from '../../../lib/problem-messages.ts'
import { ErrorNotice } from '../../../ui/error-notice.tsx'
import { QueryError } from '../../../ui/query-error.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PrimaryBar } from '../../../ui/primary-bar.tsx'
import { Card } from '../../../ui/card.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { PacketPage } from './packet-page.tsx'
import flexStyles from '../../../ui/flex.module.css'

export function Component() {
  const maySend = useMay('send')

  return (
    <PacketPage here="payment">
      {(packet) => (maySend ? <Pay packet={packet} /> : <Prepared packet={packet} />)}
    </PacketPage>
  )
}

/** For a preparer of an office, who does not pay or send. */
function Prepared({ packet }: { packet: Packet }) {
  const sender = useSender(packet)
  const invites = useQuery(invitesQuery(packet.documentGroupId, false))
  const [open, setOpen] = useState<PacketAction>()

  return (
    <>
      <PacketProgress packet={packet} />
      <PacketHeader title={`Ready for ${sender} to send`} packet={packet} />
      <div className={flexStyles.column5}>
        <Card>
          <PacketTerms
            packet={packet}
            invites={invites.data?.invites}
            action={<ChangeAnswersButton packet={packet} />}
          />
        </Card>
        <Card>
          <PacketActions packet={packet} open={open} onOpen={setOpen} without="change-answers" />
        </Card>
      </div>
      <PrimaryBar aside="The packet is filled out. Nothing more is yours to do.">
        <ButtonLink kind="primary" to={paths.legalForms}>
          Go to legal forms
        </ButtonLink>
      </PrimaryBar>
    </>
  )
}

function Pay({ packet }: { packet: Packet }) {
  const payment = useQuery(paymentQuery(packet.documentGroupId))
  const sending = useSingleMutation(payAndSendMutation(packet.documentGroupId))
  const { starting, start } = useCheckout(packet.documentGroupId)
  const invites = useQuery(invitesQuery(packet.documentGroupId, false))
  const { choice, change } = useSendChoice(packet, useCurrentUser().reminders)
  const [open, setOpen] = useState<PacketAction>()
  const [query] = useSearchParams()
  const [isChecked, setIsChecked] = useState(false)
  const error = sending.error ?? starting.error
  const choices = { packet, invites: invites.data?.invites ?? [], choice }
  const errors = isChecked ? findSendErrors(choices) : {}

  function send(amountCents: number) {
    const { negotiatedIn, message } = findSendErrors(choices)
    setIsChecked(true)
    if (negotiatedIn || message) {
      document.getElementById(negotiatedIn ? negotiationFieldId : messageFieldId)?.focus()
      return
    }
    sending.mutate({ amountCents, choice: toSendRequest(choices) })
  }

  return (
    <>
      <PacketProgress packet={packet} />
      <PacketHeader title={`Send to ${nameResidents(packet)}`} packet={packet} />
      <div className={flexStyles.column5}>
        {error && !isSaidBelow(error, packet) && (
          <ErrorNotice error={error} title={errorMessage(error)}>
            <p>{isFeeChange(error) ? feeChangeHelp : retryHelp}</p>
          </ErrorNotice>
        )}
        {packet.outdatedForms && <OutdatedForms packet={packet} />}
        {payment.data && !error && (
          <PaymentNotice
            payment={payment.data}
            returned={toCheckoutReturn(query.get('checkout'))}
          />
        )}
        {payment.isPending && <LoadingState shape="cards" count={1} />}
        {payment.isError && !payment.data && (
          <Card>
            <QueryError query={payment} title="The fee could not be loaded." />
          </Card>
        )}
        {payment.data && payment.data.amountCents > 0 && <PaymentCard payment={payment.data} />}
        <Card>
          <PacketTerms
            packet={packet}
            invites={invites.data?.invites}
            action={<ChangeAnswersButton packet={packet} />}
          />
        </Card>
        <Card>
          <SendChoices
            packet={packet}
            invites={invites.data?.invites}
            choice={choice}
            errors={errors}
            onChange={change}
          />
        </Card>
        <Card>
          <PacketActions packet={packet} open={open} onOpen={setOpen} without="change-answers" />
        </Card>
      </div>
      <PrimaryBar aside={payment.data && whatHappens(packet, payment.data)}>
        {payment.data && isPaidOnline(payment.data) ? (
          <Button
            kind="primary"
            disabled={mustWait(payment.data) || isStopped(packet)}
            busy={starting.isPending || starting.data?.checkoutUrl != null}
            busyLabel="Opening the payment page…"
            onClick={() => start(payment.data.amountCents)}
          >
            Pay for e-sign
          </Button>
        ) : (
          <Button
            kind="primary"
            disabled={!payment.data || isStopped(packet)}
            busy={sending.isPending || sending.isSuccess}
            busyLabel="Sending…"
            onClick={() => payment.data && send(payment.data.amountCents)}
          >
            {payment.data?.receipt ? 'Send to residents' : 'Pay for e-sign'}
          </Button>
        )}
      </PrimaryBar>
    </>
  )
}

function nameResidents({ tenants }: Packet): string {
  return tenants.length > 2
    ? pluralize(tenants.length, 'resident')
    : formatNames(tenants.map(({ name }) => name))
}

function whatHappens({ tenants }: Packet, payment: Payment): string | undefined {
  if (isPaidOnline(payment)) {
    return undefined
  }
  const emails = `Emails ${pluralize(tenants.length, 'resident')}.`
  return payment.amountCents === 0 ? `No charge. ${emails}` : emails
}

const retryHelp = 'You can safely try again: nothing is paid or sent twice.'
const feeChangeHelp = 'If you agree to the new fee, click “Pay for e-sign” again.'

/** That a form was withdrawn is said by the packet, once it is read again. */
function isSaidBelow(error: unknown, packet: Packet): boolean {
  return isStopped(packet) && error instanceof ApiProblem && error.problem.code === 'form-withdrawn'
}

function isFeeChange(error: unknown): boolean {
  return error instanceof ApiProblem && error.problem.code === 'fee-changed'
}
