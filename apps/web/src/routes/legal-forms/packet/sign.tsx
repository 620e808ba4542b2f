import { OwnersFrame } from './owners-frame.tsx'
import { PacketPage } from './packet-page.tsx'

/** The owner signs last, in the frame; afterwards the status tells when the file is ready. */
export function Component() {
  return (
    <PacketPage here="sign" polled>
      {(packet) => <OwnersFrame packet={packet} here="sign" title="Sign" />}
    </PacketPage>
  )
}
