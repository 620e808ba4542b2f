import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import styles from './owner-signature.module.css'

interface OwnerSignatureProps {
  /** Undefined until every resident has signed. */
  to: string | undefined
  /** Why it is not the owner's turn yet. */
  reason: ReactNode
}

const reasonId = 'owners-turn-reason'

export function OwnerSignature({ to, reason }: OwnerSignatureProps) {
  return (
    <section className={styles.turn} aria-labelledby="owners-turn">
      <div>
        <h2 id="owners-turn">Your signature</h2>
        <p id={reasonId}>{to ? 'Every resident has signed. Now it is your turn.' : reason}</p>
      </div>
      {to ? (
        <ButtonLink kind="primary" to={to}>
          Sign Document
        </ButtonLink>
      ) : (
        <Button kind="primary" disabled aria-describedby={reasonId}>
          Sign Document
        </Button>
      )}
    </section>
  )
}
