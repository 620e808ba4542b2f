import { type ReactNode, useRef } from 'react'
import styles from './signing-frame.module.css'
import { useSigningFrame } from './use-signing-frame.ts'

interface SigningFrameProps {
  /** Issued by the server for this person and this visit. */
  embedUrl: string
  title: string
  name?: string | undefined
  loading: ReactNode
  failed: ReactNode
  /** No proof: confirm with the server. */
  onSignedComplete: (isSigned: boolean) => void
  /** Somebody has scrolled down in our own room, or back to its top. */
  onScrolled?: (isScrolled: boolean) => void
}

export function SigningFrame(props: SigningFrameProps) {
  const { embedUrl, title, name, loading, failed, onSignedComplete, onScrolled } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const { state, onLoad, onError } = useSigningFrame({
    frame,
    embedUrl,
    onSignedComplete,
    onScrolled,
  })

  if (state === 'failed') {
    return failed
  }

  return (
    <div className={styles.frame}>
      {state === 'loading' && <div className={styles.loading}>{loading}</div>}
      <iframe
        ref={frame}
        className={styles.page}
        data-shown={state === 'shown'}
        src={embedUrl}
        title={title}
        name={name}
        referrerPolicy="no-referrer"
        onLoad={onLoad}
        onError={onError}
      />
    </div>
  )
}
