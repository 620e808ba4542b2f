import type { CodeDetails } from '@countersign/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { SigningFrame } from '../../features/packets/sign/frame/signing-frame.tsx'
import {
  codeDetailsQuery,
  reportReturn,
  residentLinkQuery,
} from '../../features/packets/sign/resident/code-queries.ts'
import { linkState, linkStateFromError } from '../../features/packets/sign/resident/link-state.ts'
import { LinkEndPage } from '../../features/packets/sign/resident/link-end-page.tsx'
import { ResidentErrorPage } from '../../features/packets/sign/resident/resident-error-page.tsx'
import { ResidentHeader } from '../../features/packets/sign/resident/resident-header.tsx'
import {
  applyLinkLanguage,
  useSyncedLanguage,
} from '../../features/packets/sign/resident/use-synced-language.ts'
import { useResidentMessages } from '../../features/packets/sign/resident/use-resident-messages.ts'
import { paths } from '../../lib/paths.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import styles from './sign-by-code.module.css'

export function Component() {
  const { code = '' } = useParams()
  useState(() => applyLinkLanguage(window.location.search))
  const details = useQuery(codeDetailsQuery(code))
  useSyncedLanguage(code, details.data)

  if (details.isPending) {
    return <Opening />
  }
  if (!details.data) {
    return <LinkError code={code} refusal={details} />
  }

  const state = linkState(details.data)
  if (state === 'signed') {
    return <Navigate to={paths.signStatus(code)} replace />
  }
  if (state !== 'open') {
    return <LinkEndPage end={state} code={code} sender={details.data.sender} />
  }

  return (
    <div className={styles.pages}>
      <ResidentHeader details={details.data} />
      <Session code={code} details={details.data} />
    </div>
  )
}

function Session({ code, details }: { code: string; details: CodeDetails }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const link = useQuery(residentLinkQuery(code))
  const t = useResidentMessages()

  /** The frame's message is a hint: the next page shows the server's state. */
  async function showStatus() {
    if (!details.signing.signsInOurRoom) {
      await reportReturn(code)
    }
    await client.refetchQueries({ queryKey: codeDetailsQuery(code).queryKey, exact: true })
    await navigate(paths.signStatus(code), { replace: true })
  }

  if (link.isPending) {
    return <Opening />
  }
  if (!link.data) {
    return <LinkError code={code} refusal={link} sender={details.sender} />
  }

  return (
    <SigningFrame
      key={link.dataUpdatedAt}
      embedUrl={link.data.embedUrl}
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
    />
  )
}

interface LinkErrorProps {
  code: string
  refusal: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> }
  sender?: string
}

function LinkError({ code, refusal, sender }: LinkErrorProps) {
  const state = linkStateFromError(refusal.error)
  if (state === 'signed') {
    return <Navigate to={paths.signStatus(code)} replace />
  }
  if (state && state !== 'open') {
    return <LinkEndPage end={state} code={code} sender={sender} />
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

function Opening() {
  const t = useResidentMessages()
  return (
    <div className={styles.opening}>
      <LoadingState shape="text" count={9} label={t.opening} />
    </div>
  )
}
