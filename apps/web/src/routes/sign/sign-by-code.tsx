import type { CodeDetails } from '@countersign/contract/schemas/signing-invites'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { SigningFrame } from '../../features/packets/sign/frame/signing-frame.tsx'
import { loadResidentLink, reportReturn } from '../../features/packets/sign/resident/code-calls.ts'
import { linkState, linkStateFromError } from '../../features/packets/sign/resident/link-state.ts'
import { OpenDocuments } from '../../features/packets/sign/resident/open-documents.tsx'
import { ResidentErrorPage } from '../../features/packets/sign/resident/resident-error-page.tsx'
import { ResidentHeader } from '../../features/packets/sign/resident/resident-header.tsx'
import { currentLanguage } from '../../lib/language.ts'
import { deviceStorage } from '../../lib/safe-storage.ts'
import { type Resource, useResource } from '../../lib/use-resource.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { ClosedLink } from './later-pages.tsx'
import { Opening } from './opening.tsx'
import styles from './sign-by-code.module.css'
import { useLinkMessages } from '../../i18n/link/messages.ts'

interface SignByCodeProps {
  code: string
  details: Resource<CodeDetails>
  /** Somebody has opened the documents in this browser: only then a session begins. */
  isOpened: boolean
  onOpen: () => void
  /** This resident has signed: there is nothing more to do here. */
  onSigned: () => void
}

export function SignByCode({ code, details, isOpened, onOpen, onSigned }: SignByCodeProps) {
  const [isScrolled, setIsScrolled] = useState(false)
  if (!details.data) {
    return details.error === undefined ? (
      <Opening titled />
    ) : (
      <LinkError code={code} refusal={details} onSigned={onSigned} />
    )
  }

  const state = linkState(details.data)
  if (state === 'signed') {
    return <Signed onSigned={onSigned} />
  }
  if (state !== 'open') {
    return <ClosedLink end={state} code={code} sender={details.data.sender} />
  }

  if (!isOpened) {
    return <OpenDocuments details={details.data} onOpen={onOpen} />
  }

  return (
    <div className={styles.pages} data-scrolled={isScrolled}>
      <ResidentHeader details={details.data} />
      <Session
        code={code}
        details={details.data}
        refetchDetails={details.refetch}
        onSigned={onSigned}
        onScrolled={setIsScrolled}
      />
    </div>
  )
}

interface SessionProps {
  code: string
  details: CodeDetails
  refetchDetails: () => Promise<void>
  onSigned: () => void
  onScrolled: (isScrolled: boolean) => void
}

function Session({ code, details, refetchDetails, onSigned, onScrolled }: SessionProps) {
  const link = useResource(
    useCallback((signal: AbortSignal) => loadResidentLink(code, signal), [code]),
  )
  const t = useLinkMessages()
  const { signsInOurRoom } = details.signing
  // Another address would load the frame again, without what was typed.
  const frameUrl = useMemo(
    () => link.data && withLanguage(link.data.embedUrl, signsInOurRoom),
    [link.data, signsInOurRoom],
  )

  /** The frame's message is no proof: the next page shows the server's state. */
  async function showStatus() {
    if (!signsInOurRoom) {
      await reportReturn(code)
    }
    await refetchDetails()
    onSigned()
  }

  if (frameUrl === undefined) {
    return link.error === undefined ? (
      <Opening />
    ) : (
      <LinkError code={code} refusal={link} sender={details.sender} onSigned={onSigned} />
    )
  }

  return (
    <SigningFrame
      key={link.version}
      embedUrl={frameUrl}
      title={t.frameTitle(details.documentName)}
      loading={<Opening />}
      failed={
        <ErrorState
          title={t.failed.frame}
          retryLabel={t.retry}
          retryingLabel={t.retrying}
          onRetry={() => void link.refetch()}
          retrying={link.isFetching}
        >
          {t.savedSoFar}
        </ErrorState>
      }
      onSignedComplete={() => void showStatus()}
      onScrolled={onScrolled}
    />
  )
}

/** Our own room reads the language from the browser's storage, where there is one. */
function withLanguage(embedUrl: string, signsInOurRoom: boolean): string {
  if (!signsInOurRoom || !deviceStorage.isBlocked()) {
    return embedUrl
  }
  const url = new URL(embedUrl, window.location.href)
  url.searchParams.set('lang', currentLanguage())

  return url.href
}

interface LinkErrorProps {
  code: string
  refusal: Pick<Resource<unknown>, 'error' | 'isFetching' | 'refetch'>
  sender?: string
  onSigned: () => void
}

function LinkError({ code, refusal, sender, onSigned }: LinkErrorProps) {
  const state = linkStateFromError(refusal.error)
  if (state === 'signed') {
    return <Signed onSigned={onSigned} />
  }
  if (state && state !== 'open') {
    return <ClosedLink end={state} code={code} sender={sender} />
  }

  return (
    <ResidentErrorPage
      subject="link"
      error={refusal.error}
      onRetry={() => void refusal.refetch()}
      retrying={refusal.isFetching}
    />
  )
}

function Signed({ onSigned }: Pick<SignByCodeProps, 'onSigned'>) {
  const leave = useEffectEvent(onSigned)
  useEffect(() => leave(), [])
  return null
}
