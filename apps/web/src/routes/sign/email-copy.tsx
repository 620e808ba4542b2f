import type { EmailCopyDetails, ProblemCode } from '@countersign/contract'
import { callUrl, downloadEmailCopy, getEmailCopyByCode } from '@countersign/contract/calls'
import { useCallback, useEffect } from 'react'
import { ApiProblem } from '../../lib/api-problem.ts'
import { callByCode } from '../../lib/code-api.ts'
import { chosenLanguage, saveLanguage } from '../../lib/language.ts'
import { useResource } from '../../lib/use-resource.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import type { EmailCopyMessages } from '../../features/packets/sign/resident/email-copy-messages.ts'
import styles from '../../features/packets/sign/resident/resident-page.module.css'
import {
  prepareEmailCopyMessages,
  useEmailCopyMessages,
} from '../../features/packets/sign/resident/use-email-copy-messages.ts'
import { ResidentPage } from '../../features/packets/sign/resident/resident-page.tsx'
import {
  useResidentMessages,
  useResidentTitle,
} from '../../features/packets/sign/resident/use-resident-messages.ts'

export { prepareEmailCopyMessages }

/** The page of the link in the email with a copy of a printed form. */
export function EmailCopyPage({ code }: { code: string }) {
  const t = useEmailCopyMessages()
  const details = useResource(
    useCallback(
      (signal: AbortSignal) => callByCode(getEmailCopyByCode, { params: { code }, signal }),
      [code],
    ),
  )
  useMailLanguage(details.data)

  return (
    <ResidentPage>
      <Card>
        {details.data && <Copy details={details.data} code={code} t={t} />}
        {!details.data && details.error === undefined && (
          <LoadingState shape="text" count={6} label={t.opening} />
        )}
        {!details.data && details.error !== undefined && (
          <NoCopy
            error={details.error}
            t={t}
            retrying={details.isFetching}
            onRetry={() => void details.refetch()}
          />
        )}
      </Card>
    </ResidentPage>
  )
}

interface CopyProps {
  details: EmailCopyDetails
  code: string
  t: EmailCopyMessages
}

function Copy({ details, code, t }: CopyProps) {
  useResidentTitle(t.title(details))

  return (
    <>
      <PageTitle lead={t.from(details)}>{t.title(details)}</PageTitle>
      <div className={styles.message}>
        <p>{t.onlyCopy}</p>
        <p>{t.notSigned}</p>
      </div>
      <p className={styles.action}>
        <a
          className={buttonClass('primary')}
          href={callUrl(downloadEmailCopy, { params: { code } })}
          download="copy.pdf"
        >
          {t.download}
        </a>
      </p>
      <p>{t.until(details)}</p>
    </>
  )
}

interface NoCopyProps {
  error: unknown
  t: EmailCopyMessages
  retrying: boolean
  onRetry: () => void
}

function NoCopy({ error, t, retrying, onRetry }: NoCopyProps) {
  const { error: describe, retry, retrying: busyLabel } = useResidentMessages()
  const end = endOf(error)
  const title = end ? t[end].title : t.failed
  useResidentTitle(title)

  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className={styles.message}>
        <p role="alert">{end ? t[end].message : describe(error)}</p>
        {!end && (
          <Button kind="primary" onClick={onRetry} busy={retrying} busyLabel={busyLabel}>
            {retry}
          </Button>
        )}
      </div>
    </>
  )
}

/** Undefined where a retry may help. */
function endOf(error: unknown): 'unknown' | 'ended' | undefined {
  return error instanceof ApiProblem ? ends[error.problem.code] : undefined
}

const ends: Partial<Record<ProblemCode, 'unknown' | 'ended'>> = {
  'copy-not-found': 'unknown',
  'copy-link-expired': 'ended',
}

/** The page is in the language of the email until its reader chooses another. */
function useMailLanguage(details: EmailCopyDetails | undefined): void {
  const language = details?.language
  useEffect(() => {
    if (language && !chosenLanguage(localStorage)) {
      saveLanguage(localStorage, language)
    }
  }, [language])
}
