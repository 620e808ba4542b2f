import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import styles from './owner-signature.module.css'

interface OwnerSignatureProps {
  /** Every resident has signed: the link to sign is the screen's primary action. */
  isDue: boolean
  /** Why it is not the owner's turn yet. */
  reason: ReactNode
}

const reasonId = 'owners-turn-reason'

export function OwnerSignature({ isDue, reason }: OwnerSignatureProps) {
  return (
    <section className={styles.turn} aria-labelledby="owners-turn">
      <div>
        <h2 id="owners-turn">Your signature</h2>
        <p id={reasonId}>{isDue ? 'Every resident has signed. Now it is your turn.' : reason}</p>
      </div>
      {!isDue && (
        <Button kind="primary" disabled aria-describedby={reasonId}>
          Sign Document
        </Button>
      )}
    </section>
  )
}
