import { type ReactNode, useRef } from 'react'
import styles from './signing-frame.module.css'
import { useSigningFrame } from './use-signing-frame.ts'

interface SigningFrameProps {
  /** From the server; made for this person and this visit. */
  embedUrl: string
  title: string
  loading: ReactNode
  failed: ReactNode
  /** A hint, never proof: ask the server what stands. */
  onSignedComplete: (isSigned: boolean) => void
}

/** The signing page of the e-sign provider, in a frame that fills the room it is given. */
export function SigningFrame(props: SigningFrameProps) {
  const { embedUrl, title, loading, failed, onSignedComplete } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const { state, onLoad, onError } = useSigningFrame({ frame, embedUrl, onSignedComplete })

  if (state === 'broken') {
    return failed
  }

  return (
    <div className={styles.frame}>
      {state === 'loading' && <div className={styles.waiting}>{loading}</div>}
      <iframe
        ref={frame}
        className={styles.page}
        data-shown={state === 'shown'}
        src={embedUrl}
        title={title}
        referrerPolicy="no-referrer"
        onLoad={onLoad}
        onError={onError}
      />
    </div>
  )
}
