import { OwnerFrame } from './owner-frame.tsx'
import { PacketPage } from './packet-page.tsx'

/** The owner fills out the documents in the frame; once they are filled out, payment comes. */
export function Component() {
  return (
    <PacketPage here="start" polled>
      {(packet) => <OwnerFrame packet={packet} here="start" title="Fill out" />}
    </PacketPage>
  )
}
