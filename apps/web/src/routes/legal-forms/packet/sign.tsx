import { FramedPacketActions } from './framed-packet-actions.tsx'
import { OwnerFrame } from './owner-frame.tsx'
import { PacketPage } from './packet-page.tsx'

export function Component() {
  return (
    <PacketPage here="sign" polled>
      {(packet) => (
        <OwnerFrame
          packet={packet}
          here="sign"
          title="Sign"
          actions={<FramedPacketActions packet={packet} only={['revise', 'cancel']} />}
        />
      )}
    </PacketPage>
  )
}
