import type { ApplicationConfirmation } from '@countersign/contract/schemas/applications'
import { formatPhone } from '@countersign/answers/phone'
import { applicationVisitCalls } from '@countersign/contract/calls/application-visits'
import { useCallback, useEffect, useState } from 'react'
import { isOutdated } from '../../features/applications/apply/apply-errors.ts'
import { OutdatedPage } from '../../features/applications/apply/outdated-page.tsx'
import { useResidentTitle } from '../../features/packets/sign/resident/use-resident-document.ts'
import { ApiProblem } from '../../lib/api-problem.ts'
import { callByCode } from '../../lib/code-api.ts'
import { useResource } from '../../lib/use-resource.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import flexStyles from '../../ui/flex.module.css'
import { requestTitleFocus } from '../../ui/focus-title.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import textStyles from '../../ui/text.module.css'
import { endOf, NoLink } from './no-link.tsx'
import { useApplyMessages } from '../../i18n/apply/messages.ts'
import { useLinkMessages } from '../../i18n/link/messages.ts'
import factStyles from '../../ui/facts.module.css'

/** The page of the link in the email to an applicant. Opening it confirms nothing: mail scanners do. */
export function ConfirmPage({ code }: { code: string }) {
  const request = useResource(
    useCallback(
      (signal: AbortSignal) =>
        callByCode(applicationVisitCalls.getApplicationConfirmation, { params: { code }, signal }),
      [code],
    ),
  )
  const [confirmed, setConfirmed] = useState<ApplicationConfirmation>()
  const shown = confirmed ?? request.data
  useEffect(() => {
    if (confirmed) {
      requestTitleFocus()
    }
  }, [confirmed])

  return (
    <Card>
      {!shown || request.error !== undefined ? (
        <NoLink resource={request} />
      ) : shown.confirmedAt === null ? (
        <Confirm
          code={code}
          request={shown}
          onConfirmed={setConfirmed}
          onOutdated={request.refetch}
        />
      ) : (
        <Confirmed request={shown} />
      )}
    </Card>
  )
}

interface ConfirmProps {
  code: string
  request: ApplicationConfirmation
  onConfirmed: (confirmed: ApplicationConfirmation) => void
  /** The link ended, or something else was entered, meanwhile. */
  onOutdated: () => Promise<void>
}

function Confirm({ code, request, onConfirmed, onOutdated }: ConfirmProps) {
  const t = useApplyMessages()
  const { error: describe } = useLinkMessages()
  const [error, setError] = useState<unknown>()
  const [sending, setSending] = useState(false)
  useResidentTitle(t.confirm.title)

  async function confirm() {
    setSending(true)
    setError(undefined)
    try {
      const { enteredSha256 } = request
      const confirmed = await callByCode(applicationVisitCalls.confirmApplicationRequest, {
        params: { code },
        body: { enteredSha256 },
      })
      onConfirmed(confirmed)
    } catch (reason) {
      if (endOf(reason) !== undefined || isChanged(reason)) {
        await onOutdated()
      }
      setError(reason)
    }
    setSending(false)
  }

  return (
    <>
      <PageTitle lead={t.lead(request)}>{t.confirm.title}</PageTitle>
      <div className={flexStyles.start4}>
        <p>{t.confirm.message(request)}</p>
        <Entered request={request} />
        <div role="alert">
          <FieldError>
            {error === undefined || isOutdated(error)
              ? undefined
              : isChanged(error)
                ? t.confirm.changed
                : describe(error)}
          </FieldError>
        </div>
        {isOutdated(error) && <OutdatedPage t={t} />}
        <Button
          kind="primary"
          busy={sending}
          busyLabel={t.confirm.busy}
          onClick={() => void confirm()}
        >
          {t.confirm.button}
        </Button>
      </div>
    </>
  )
}

/** What the landlord sees of the request. */
function Entered({ request }: { request: ApplicationConfirmation }) {
  const t = useApplyMessages()

  return (
    <dl className={factStyles.facts}>
      <dt>{t.name}</dt>
      <dd>
        {request.firstName} {request.lastName}
      </dd>
      <dt>{t.email}</dt>
      <dd>{request.email}</dd>
      {request.phone !== null && (
        <>
          <dt>{t.phone}</dt>
          <dd>{formatPhone(request.phone)}</dd>
        </>
      )}
      {request.message !== null && (
        <>
          <dt>{t.message}</dt>
          <dd className={textStyles.lines}>{request.message}</dd>
        </>
      )}
    </dl>
  )
}

function isChanged(error: unknown): boolean {
  return error instanceof ApiProblem && error.problem.code === 'application-changed'
}

function Confirmed({ request }: { request: ApplicationConfirmation }) {
  const { confirm } = useApplyMessages()
  useResidentTitle(confirm.done)

  return (
    <>
      <PageTitle>{confirm.done}</PageTitle>
      <div className={flexStyles.start4}>
        <p>{confirm.doneMessage(request)}</p>
        <Entered request={request} />
        <p>{confirm.doneOthers}</p>
        <p>{confirm.doneNext}</p>
      </div>
    </>
  )
}
