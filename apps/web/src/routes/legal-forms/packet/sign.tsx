import { CancelPacket } from '../../../features/packets/progress/cancel-packet.tsx'
import { OwnerFrame } from './owner-frame.tsx'
import { PacketPage } from './packet-page.tsx'
import styles from './packet.module.css'

/**
 * The owner signs last, in the frame, or cancels; afterwards the status tells when the file is ready.
 */
export function Component() {
  return (
    <PacketPage here="sign" polled>
      {(packet) => (
        <>
          <OwnerFrame packet={packet} here="sign" title="Sign" />
          <div className={styles.belowFrame}>
            <CancelPacket packet={packet} />
          </div>
        </>
      )}
    </PacketPage>
  )
}
