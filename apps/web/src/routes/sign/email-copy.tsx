import type { ProblemCode } from '@countersign/contract/rules/problems'
import type { EmailCopyDetails } from '@countersign/contract/schemas/email-copies'
import { callUrl } from '@countersign/contract/calls/call-url'
import { emailCopyLinkCalls } from '@countersign/contract/calls/email-copy-links'
import { clsx } from 'clsx'
import { useCallback } from 'react'
import { ApiProblem } from '../../lib/api-problem.ts'
import { callByCode } from '../../lib/code-api.ts'
import { type Resource, useResource } from '../../lib/use-resource.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import flexStyles from '../../ui/flex.module.css'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { ResidentPage } from '../../features/packets/sign/resident/resident-page.tsx'
import { useResidentTitle } from '../../features/packets/sign/resident/use-resident-document.ts'
import { useMailLanguage } from '../../features/packets/sign/resident/use-synced-language.ts'
import type { LinkMessages } from '../../i18n/link/en.ts'
import { useLinkMessages } from '../../i18n/link/messages.ts'
import spaceStyles from '../../ui/space.module.css'

/** The page of the link in the email with a copy of a printed form or a signed file. */
export function EmailCopyPage({ code }: { code: string | undefined }) {
  return (
    <ResidentPage>
      <Card>{code === undefined ? <CopyEnd end="unknown" /> : <CopyByCode code={code} />}</Card>
    </ResidentPage>
  )
}

function CopyByCode({ code }: { code: string }) {
  const t = useLinkMessages().emailCopy
  const details = useResource(
    useCallback(
      (signal: AbortSignal) =>
        callByCode(emailCopyLinkCalls.getEmailCopyByCode, { params: { code }, signal }),
      [code],
    ),
  )
  useMailLanguage(details.data?.language)

  if (details.data) {
    return <Copy details={details.data} code={code} t={t} />
  }
  return details.error === undefined ? (
    <LoadingState shape="text" count={6} label={t.opening} />
  ) : (
    <NoCopy resource={details} />
  )
}

interface CopyProps {
  details: EmailCopyDetails
  code: string
  t: LinkMessages['emailCopy']
}

function Copy({ details, code, t }: CopyProps) {
  useResidentTitle(t.title(details))

  return (
    <>
      <PageTitle lead={t.from(details)}>{t.title(details)}</PageTitle>
      <div className={flexStyles.start4}>
        {details.kind === 'signed' ? (
          <p>{t.signed}</p>
        ) : (
          <>
            <p>{t.onlyCopy}</p>
            <p>{t.notSigned}</p>
          </>
        )}
      </div>
      <p className={clsx(spaceStyles.top5, spaceStyles.bottom3)}>
        <a
          className={buttonClass('primary')}
          href={callUrl(emailCopyLinkCalls.downloadEmailCopy, { params: { code } })}
          download="copy.pdf"
        >
          {t.download}
        </a>
      </p>
      <p>{t.until(details)}</p>
    </>
  )
}

function NoCopy({ resource }: { resource: Resource<unknown> }) {
  const end = endOf(resource.error)

  return end ? <CopyEnd end={end} /> : <Failure resource={resource} />
}

function CopyEnd({ end }: { end: End }) {
  const { title, message } = useLinkMessages().emailCopy[end]
  useResidentTitle(title)

  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className={flexStyles.start4}>
        <p role="alert">{message}</p>
      </div>
    </>
  )
}

function Failure({ resource }: { resource: Resource<unknown> }) {
  const { failed } = useLinkMessages().emailCopy
  const { error: describe, retry, retrying } = useLinkMessages()
  useResidentTitle(failed)

  return (
    <>
      <PageTitle>{failed}</PageTitle>
      <div className={flexStyles.start4}>
        <p role="alert">{describe(resource.error)}</p>
        <Button
          kind="primary"
          onClick={() => void resource.refetch()}
          busy={resource.isFetching}
          busyLabel={retrying}
        >
          {retry}
        </Button>
      </div>
    </>
  )
}

type End = 'unknown' | 'ended'

/** Undefined where a retry may help. */
function endOf(error: unknown): End | undefined {
  return error instanceof ApiProblem ? ends[error.problem.code] : undefined
}

const ends: Partial<Record<ProblemCode, End>> = {
  'copy-not-found': 'unknown',
  'file-link-expired': 'ended',
}
