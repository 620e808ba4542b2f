import { formatSender } from '@countersign/answers/signer-name'
import { proposePacketName } from '@countersign/contract/rules/packet-name'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { formatNames } from '../../../lib/format-names.ts'
import { ownerName } from '../../../lib/owner-name.ts'
import { pluralize } from '../../../lib/pluralize.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { QueryError } from '../../../ui/query-error.tsx'
import flexStyles from '../../../ui/flex.module.css'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { isCreationStarted, startFromSeed } from '../create/creation-store.ts'
import { firstOpenStep } from '../create/first-open-step.ts'
import type { ActionDialogProps } from './action-dialog-props.ts'
import { type Reuse, reuseQuery } from './use-again-query.ts'

/** Says what comes along and what is missing, then opens the creation flow. */
export function UseAgainDialog({ packet, onClose }: ActionDialogProps) {
  const navigate = useNavigate()
  const reuse = useQuery(reuseQuery(packet.documentGroupId))

  function start({ start }: Reuse) {
    startFromSeed(isProposed(packet) ? { ...start, packetName: null } : start)
    void navigate(firstOpenStep())
  }

  return (
    <Dialog
      title="Use this packet again?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Go back</Button>
          <Button
            kind="primary"
            disabled={!reuse.data}
            onClick={() => reuse.data && start(reuse.data)}
          >
            Start a new packet
          </Button>
        </>
      }
    >
      <div className={flexStyles.column4}>
        {reuse.isPending && <LoadingState shape="text" count={3} />}
        {reuse.isError && <QueryError query={reuse} title="We could not read this packet." />}
        {reuse.data && <ReuseSummary reuse={reuse.data} />}
      </div>
    </Dialog>
  )
}

/** A name that was made of the address is made anew: the home may have another one now, or be another one. */
function isProposed({ formPacketName, documents, property, unit }: Packet): boolean {
  const home = { street: property.address.street, unitName: unit.name }

  return formPacketName === proposePacketName({ documents, home })
}

function ReuseSummary({ reuse: { start, missingForms, unitMissing } }: { reuse: Reuse }) {
  const { documents, people } = start

  return (
    <>
      <p>
        {documents.length > 0
          ? `You start a new packet with ${pluralize(documents.length, 'form')} of this one.`
          : 'You start a new packet like this one and choose its forms.'}{' '}
        This packet stays as it is.
      </p>
      {people && (
        <ul>
          <li>
            The same people:{' '}
            {formatNames(
              [...people.signers, ...people.owners].map((one) => formatSender(ownerName(one))),
            )}
            .
          </li>
          <li>
            Your answers come along, but no dates, ratings or photos. Of a lease, you first say what
            changes: term, rent and deposit.
          </li>
          {people.copies.length > 0 && (
            <li>
              The signed file also goes to{' '}
              {formatNames(people.copies.map(({ name, email }) => name ?? email))}, as before.
            </li>
          )}
        </ul>
      )}
      {unitMissing && (
        <Notice tone="amber" title="The unit no longer exists">
          <p>Choose another one first. People and answers belong to the unit and stay here.</p>
        </Notice>
      )}
      {missingForms.length > 0 && (
        <Notice
          tone="amber"
          title={
            missingForms.length === 1 ? 'One form no longer exists' : 'Some forms no longer exist'
          }
        >
          <p>The new packet starts without {formatNames(missingForms)}.</p>
        </Notice>
      )}
      {isCreationStarted() && (
        <Notice tone="amber" title="You have already started another packet">
          <p>What you chose for it in this tab is replaced.</p>
        </Notice>
      )}
    </>
  )
}
