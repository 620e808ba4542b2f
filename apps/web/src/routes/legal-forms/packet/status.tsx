import { signingStatusFailedText } from '../../../lib/problem-messages.ts'
import { PacketPage } from './packet-page.tsx'
import { SigningProgress } from './signing-progress.tsx'

export function Component() {
  return (
    <PacketPage here="status" polled failedText={signingStatusFailedText}>
      {(packet) => <SigningProgress packet={packet} title="Status" />}
    </PacketPage>
  )
}
