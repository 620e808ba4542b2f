import { FramedPacketActions } from './framed-packet-actions.tsx'
import { OwnerFrame } from './owner-frame.tsx'
import { PacketPage } from './packet-page.tsx'

export function Component() {
  return (
    <PacketPage here="start" polled>
      {(packet) => (
        <OwnerFrame
          packet={packet}
          here="start"
          title="Fill out"
          actions={<FramedPacketActions packet={packet} only={['discard']} />}
        />
      )}
    </PacketPage>
  )
}
