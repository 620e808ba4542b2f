import { PacketPage } from './packet-page.tsx'
import { SigningProgress } from './signing-progress.tsx'

export function Component() {
  return (
    <PacketPage here="resident-link" polled>
      {(packet) => <SigningProgress packet={packet} title="Resident links" />}
    </PacketPage>
  )
}
