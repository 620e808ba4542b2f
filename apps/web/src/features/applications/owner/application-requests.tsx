import { formatPhone } from '@countersign/answers/phone'
import type { ApplicationRequest } from '@countersign/contract/schemas/applications'
import type { Property } from '@countersign/contract/schemas/properties'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { errorMessage } from '../../../lib/problem-messages.ts'
import { useSingleMutation } from '../../../lib/use-single-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { Instant } from '../../../ui/instant.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { UndoNotice } from '../../../ui/undo-notice.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import {
  nameOfHome,
  refreshApplications,
  removeRequest,
  restoreRequest,
  type HomeKey,
} from './application-queries.ts'
import styles from './applicants.module.css'
import textStyles from '../../../ui/text.module.css'
import flexStyles from '../../../ui/flex.module.css'

interface ApplicationRequestsProps {
  home: HomeKey
  units: Property['units']
  requests: readonly ApplicationRequest[]
  hasLink: boolean
  packetPath: (documentGroupId: string) => string
  onStart: (request: ApplicationRequest) => Promise<void>
}

export function ApplicationRequests(props: ApplicationRequestsProps) {
  const { home, units, requests, hasLink, packetPath, onStart } = props
  const client = useQueryClient()
  const [removed, setRemoved] = useState<ApplicationRequest>()
  const [removals, setRemovals] = useState(0)
  const refresh = () => refreshApplications(client, home)
  const removing = useSingleMutation({
    mutationFn: (request: ApplicationRequest) => removeRequest(home.userId, request._id),
    onSuccess: async (_answer, request) => {
      setRemoved(request)
      setRemovals((count) => count + 1)
      await refresh()
    },
  })
  const restoring = useSingleMutation({
    mutationFn: (request: ApplicationRequest) => restoreRequest(home.userId, request._id),
    onSuccess: async () => {
      setRemoved(undefined)
      await refresh()
    },
  })
  const failed = removing.error ?? restoring.error

  return (
    <div className={flexStyles.column3}>
      <UndoNotice
        message={removed && `${fullName(removed)} was removed.`}
        undoes={`removing ${removed ? fullName(removed) : ''}`}
        removalCount={removals}
        busy={restoring.isPending}
        onUndo={() => removed && restoring.mutate(removed)}
      />
      {failed && (
        <Notice tone="red" role="alert" title="That did not work.">
          {errorMessage(failed)}
        </Notice>
      )}
      {requests.length === 0 && hasLink && (
        <p className={textStyles.hint}>Nobody has confirmed a request yet.</p>
      )}
      {requests.length > 0 && (
        <ul className={clsx(flexStyles.column3, styles.list)} aria-label="People who ask to apply">
          {requests.map((request) => (
            <li key={request._id}>
              <Person request={request} home={nameOfHome(units, request.unitId)} />
              {request.packet ? (
                <p>
                  Application started:{' '}
                  <Link to={packetPath(request.packet.documentGroupId)}>
                    {request.packet.formPacketName}
                  </Link>
                </p>
              ) : (
                <Decision request={request} onStart={onStart} onRemove={removing.mutate} />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Person({ request, home }: { request: ApplicationRequest; home: string }) {
  const { email, phone, message, language, confirmedAt } = request

  return (
    <>
      <div className={clsx(flexStyles.between04, flexStyles.baseline)}>
        <h3 className={textStyles.label}>{fullName(request)}</h3>
        <span className={textStyles.hint}>
          {home} · <Instant iso={confirmedAt} />
        </span>
      </div>
      <p className={clsx(textStyles.hint, flexStyles.row04)}>
        <a className={textStyles.target} href={`mailto:${email}`}>
          {email}
        </a>
        {phone !== null && (
          <a className={textStyles.target} href={`tel:${phone}`}>
            {formatPhone(phone)}
          </a>
        )}
        {language === 'es' && <span>Reads Spanish</span>}
      </p>
      {message !== null && <blockquote className={textStyles.quote}>{message}</blockquote>}
    </>
  )
}

interface DecisionProps {
  request: ApplicationRequest
  onStart: (request: ApplicationRequest) => Promise<void>
  onRemove: (request: ApplicationRequest) => void
}

function Decision({ request, onStart, onRemove }: DecisionProps) {
  const starting = useSingleMutation({ mutationFn: () => onStart(request) })
  const who = <VisuallyHidden> {fullName(request)}</VisuallyHidden>

  return (
    <div className={flexStyles.row23}>
      <Button
        kind="strong"
        busy={starting.isPending}
        busyLabel="Opening…"
        onClick={() => starting.mutate()}
      >
        Start application<VisuallyHidden> for</VisuallyHidden>
        {who}
      </Button>
      <Button kind="quiet" onClick={() => onRemove(request)}>
        Remove{who}
      </Button>
      <FieldError>
        {starting.isError
          ? errorMessage(starting.error, 'The application could not be opened.')
          : undefined}
      </FieldError>
    </div>
  )
}

function fullName({ firstName, lastName }: ApplicationRequest): string {
  return `${firstName} ${lastName}`
}
