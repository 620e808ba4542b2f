import { CancelPacket } from '../../../features/packets/progress/cancel-packet.tsx'
import { OwnerFrame } from './owner-frame.tsx'
import { PacketPage } from './packet-page.tsx'
import styles from './packet.module.css'

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
