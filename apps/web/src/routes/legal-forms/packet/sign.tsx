import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { Navigate } from 'react-router'
import { useOtherSigner } from '../../../lib/own-office.tsx'
import { FramedPacketActions } from './framed-packet-actions.tsx'
import { OwnerFrame } from './owner-frame.tsx'
import { packetPath } from './packet-path.ts'
import { PacketPage } from './packet-page.tsx'

export function Component() {
  return (
    <PacketPage here="sign" polled>
      {(packet) => <SignPage packet={packet} />}
    </PacketPage>
  )
}

function SignPage({ packet }: { packet: Packet }) {
  // On the status page, a colleague can take the signature over.
  if (useOtherSigner(packet)) {
    return <Navigate to={packetPath('status', packet.documentGroupId)} replace />
  }

  return (
    <OwnerFrame
      packet={packet}
      here="sign"
      title="Sign"
      actions={<FramedPacketActions packet={packet} only={['revise', 'cancel']} />}
    />
  )
}
