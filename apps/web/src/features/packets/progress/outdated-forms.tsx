import { canDo } from '@countersign/contract/rules/packet-actions'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { useLeavePage } from '../../../lib/leave-page.ts'
import { paths } from '../../../lib/paths.ts'
import { errorMessage } from '../../../lib/problem-messages.ts'
import { useSingleMutation } from '../../../lib/use-single-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { revisePacketMutation } from '../actions/action-queries.ts'
import flexStyles from '../../../ui/flex.module.css'

/** Whether it cannot be sent with the editions that it has. */
export function isStopped({ outdatedForms = [] }: Packet): boolean {
  return outdatedForms.some(({ stops }) => stops)
}

/** Of a packet that is not sent: what became of its forms, and the way on. */
export function OutdatedForms({ packet }: { packet: Packet }) {
  const leavePage = useLeavePage()
  const taking = useSingleMutation({
    ...revisePacketMutation,
    onSuccess: ({ documentGroupId }) => leavePage(paths.start(documentGroupId)),
  })
  const { outdatedForms = [] } = packet
  const canTake = outdatedForms.every(({ hasNext }) => hasNext) && canDo('revise', packet)

  return (
    <Notice
      tone={isStopped(packet) ? 'red' : 'amber'}
      role="status"
      title={isStopped(packet) ? 'This packet cannot be sent as it is.' : 'A form has changed.'}
    >
      <div className={flexStyles.column2}>
        {outdatedForms.map(({ words }) => (
          <p key={words}>{words}</p>
        ))}
        <p>
          {canTake
            ? 'You get a new packet with the same people, the new edition, your answers and what you paid. This one ends.'
            : 'There is no edition to take instead. Use the packet again without this form, or end it.'}
        </p>
        {taking.error && <p role="alert">{errorMessage(taking.error)}</p>}
        {canTake && (
          <div>
            <Button
              kind="primary"
              busy={taking.isPending || taking.isSuccess}
              busyLabel="Making the new packet…"
              onClick={() => taking.mutate(packet.documentGroupId)}
            >
              Take the new edition
            </Button>
          </div>
        )}
      </div>
    </Notice>
  )
}
