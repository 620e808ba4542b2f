import { clsx } from 'clsx'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { canDo } from '@countersign/contract/rules/packet-actions'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLeavePage } from '../../../lib/leave-page.ts'
import { paths } from '../../../lib/paths.ts'
import { errorMessage } from '../../../lib/problem-messages.ts'
import { useSingleMutation } from '../../../lib/use-single-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import spaceStyles from '../../../ui/space.module.css'
import { actionLabels } from '../actions/action-labels.ts'
import { revisePacketMutation } from '../actions/action-queries.ts'
import { PacketActionDialog } from '../actions/packet-action-dialog.tsx'
import { PacketHeader } from './packet-header.tsx'
import flexStyles from '../../../ui/flex.module.css'

export interface MovedPacket extends Packet {
  movedHome: NonNullable<Packet['movedHome']>
}

/** Such a packet is not continued under the law of the earlier state. */
export function waitsForNewState(packet: Packet): packet is MovedPacket {
  const { status, movedHome } = packet
  const isSent = status !== 'CREATED' && status !== 'IN_PROGRESS' && status !== 'AWAITING_PAYMENT'
  return movedHome !== undefined && !isSent
}

/** In the place of filling out and paying, until the packet is made for the state where the home is now. */
export function MovedHome({ packet }: { packet: MovedPacket }) {
  const { state } = packet.movedHome

  return (
    <>
      <PacketHeader title={`This home is in ${state} now`} packet={packet} />
      <Card>
        <div className={flexStyles.column3}>
          <p>
            You made this packet for a home in {packet.property.address.state}, and you have changed
            the home’s address to {state}. Each state has its own rental law, so a packet that was
            not sent yet cannot continue as it is.
          </p>
          <Consequences packet={packet} />
          <p>
            Is the address wrong? <Link to={paths.property(packet.property._id)}>Correct it</Link>,
            and this packet continues as it was.
          </p>
        </div>
        <Choices packet={packet} />
      </Card>
    </>
  )
}

function Consequences({ packet }: { packet: MovedPacket }) {
  const { state, takeOut } = packet.movedHome
  if (!canMakeAgain(packet)) {
    return <p>{`Nothing of this packet can be used in ${state} as it is. Make a new one.`}</p>
  }

  return (
    <>
      <p>
        Make it again for {state}: the people, your answers, and a fee that you paid carry over, and
        the forms take the text for {state}. Afterwards, check which other forms {state} asks for.
      </p>
      {takeOut.length > 0 && (
        <>
          <p>These forms are not for {state} and are taken out:</p>
          <ul>
            {takeOut.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Choices({ packet }: { packet: MovedPacket }) {
  const leavePage = useLeavePage()
  const [isEnding, setIsEnding] = useState(false)
  const making = useSingleMutation({
    ...revisePacketMutation,
    onSuccess: ({ documentGroupId }) => leavePage(paths.start(documentGroupId)),
  })
  const ending = canDo('discard', packet) ? 'discard' : 'cancel'

  return (
    <>
      {making.error && (
        <Notice tone="red" role="alert" title="The packet was not made again.">
          {errorMessage(making.error)}
        </Notice>
      )}
      <div className={clsx(flexStyles.wrap3, spaceStyles.top4)}>
        {canMakeAgain(packet) && (
          <Button
            kind="primary"
            busy={making.isPending || making.isSuccess}
            busyLabel="Making the new packet…"
            onClick={() => making.mutate(packet.documentGroupId)}
          >
            Make it again for {packet.movedHome.state}
          </Button>
        )}
        <Button kind="quiet" onClick={() => setIsEnding(true)}>
          {actionLabels[ending]}
        </Button>
      </div>
      {isEnding && (
        <PacketActionDialog action={ending} packet={packet} onClose={() => setIsEnding(false)} />
      )}
    </>
  )
}

function canMakeAgain(packet: MovedPacket): boolean {
  return canDo('revise', packet) && packet.movedHome.takeOut.length < packet.documents.length
}
