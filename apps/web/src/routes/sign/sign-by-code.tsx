import type { CodeDetails } from '@countersign/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { SigningFrame } from '../../features/packets/sign/frame/signing-frame.tsx'
import {
  codeDetailsQuery,
  residentsLinkQuery,
} from '../../features/packets/sign/resident/code-queries.ts'
import { linkState, refusedState } from '../../features/packets/sign/resident/link-state.ts'
import { LinkEndPage } from '../../features/packets/sign/resident/link-end-page.tsx'
import { ResidentBroken } from '../../features/packets/sign/resident/resident-error-page.tsx'
import { ResidentHead } from '../../features/packets/sign/resident/resident-header.tsx'
import {
  takeLanguageOfLink,
  useRememberedLanguage,
} from '../../features/packets/sign/resident/use-synced-language.ts'
import { useResidentWords } from '../../features/packets/sign/resident/use-resident-messages.ts'
import { paths } from '../../lib/paths.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import styles from './sign-by-code.module.css'

/** A resident's page: who asks them to sign, for which home, and the forms in a frame. */
export function Component() {
  const { code = '' } = useParams()
  useState(() => takeLanguageOfLink(window.location.search))
  const details = useQuery(codeDetailsQuery(code))
  useRememberedLanguage(code, details.data)

  if (details.isPending) {
    return <Opening />
  }
  if (!details.data) {
    return <Refused code={code} refusal={details} />
  }

  const state = linkState(details.data)
  if (state === 'signed') {
    return <Navigate to={paths.signStatus(code)} replace />
  }
  if (state !== 'open') {
    return <LinkEndPage end={state} code={code} sender={details.data.sender} />
  }

  return (
    <div className={styles.room}>
      <ResidentHead details={details.data} />
      <Session code={code} details={details.data} />
    </div>
  )
}

function Session({ code, details }: { code: string; details: CodeDetails }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const link = useQuery(residentsLinkQuery(code))
  const words = useResidentWords()

  /** The frame's word is a hint: the next page shows what the server knows. */
  async function goOn() {
    await client.refetchQueries({ queryKey: codeDetailsQuery(code).queryKey, exact: true })
    await navigate(paths.signStatus(code), { replace: true })
  }

  if (link.isPending) {
    return <Opening />
  }
  if (!link.data) {
    return <Refused code={code} refusal={link} sender={details.sender} />
  }

  return (
    <SigningFrame
      key={link.dataUpdatedAt}
      embedUrl={link.data.embedUrl}
      title={words.frameTitle(details.documentName)}
      waiting={<Opening />}
      broken={
        <ErrorState
          title={words.failed.frame}
          retryLabel={words.again}
          retryingLabel={words.trying}
          onRetry={() => void link.refetch()}
          retrying={link.isFetching}
        >
          {words.keptSoFar}
        </ErrorState>
      }
      onSignedComplete={() => void goOn()}
    />
  )
}

interface RefusedProps {
  code: string
  refusal: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> }
  sender?: string
}

function Refused({ code, refusal, sender }: RefusedProps) {
  const state = refusedState(refusal.error)
  if (state === 'signed') {
    return <Navigate to={paths.signStatus(code)} replace />
  }
  if (state && state !== 'open') {
    return <LinkEndPage end={state} code={code} sender={sender} />
  }

  return (
    <ResidentBroken
      what="link"
      error={refusal.error}
      onRetry={() => void refusal.refetch()}
      retrying={refusal.isFetching}
    />
  )
}

function Opening() {
  return (
    <div className={styles.opening}>
      <LoadingState shape="text" count={9} label={useResidentWords().opening} />
    </div>
  )
}
