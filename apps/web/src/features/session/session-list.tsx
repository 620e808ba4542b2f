import { clsx } from 'clsx'
import type { MemberSession } from '@countersign/contract/schemas/auth'
import { useMutation, useQuery } from '@tanstack/react-query'
import { errorMessage } from '../../lib/problem-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { QueryError } from '../../ui/query-error.tsx'
import { Instant } from '../../ui/instant.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import pageStyles from '../../ui/page.module.css'
import spaceStyles from '../../ui/space.module.css'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { endOtherSessions, endSession, sessionsQuery } from './sessions-query.ts'
import textStyles from '../../ui/text.module.css'
import styles from './session-list.module.css'
import flexStyles from '../../ui/flex.module.css'

export function SessionList() {
  const sessions = useQuery(sessionsQuery)

  return (
    <Card className={clsx(pageStyles.column, spaceStyles.top5)}>
      <h2 className={textStyles.title}>Where you are logged in</h2>
      <p className={clsx(textStyles.soft, spaceStyles.top1)}>
        A login ends after an hour without activity, and after 12 hours at the latest.
      </p>
      {sessions.data ? (
        <Sessions sessions={sessions.data} />
      ) : sessions.error ? (
        <QueryError query={sessions} title="Your logins could not be loaded." />
      ) : (
        <LoadingState shape="text" count={2} />
      )}
    </Card>
  )
}

function Sessions({ sessions }: { sessions: MemberSession[] }) {
  const endOne = useMutation(endSession)
  const endOthers = useMutation(endOtherSessions)
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  const error = endOne.error ?? endOthers.error

  return (
    <>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <li key={session._id}>
            <SessionFacts session={session} />
            {!session.isCurrent && (
              <Button
                busy={endOne.isPending && endOne.variables === session._id}
                busyLabel="Ending…"
                onClick={() => endOne.mutate(session._id)}
              >
                End login <VisuallyHidden>on {session.device}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {error && (
        <Notice tone="red" role="alert">
          {errorMessage(error)}
        </Notice>
      )}
      {others.length > 0 ? (
        <Button
          className={styles.all ?? ''}
          busy={endOthers.isPending}
          busyLabel="Ending…"
          onClick={() => endOthers.mutate()}
        >
          End all other logins
        </Button>
      ) : (
        <p className={clsx(textStyles.soft, spaceStyles.top1)}>
          You are not logged in anywhere else.
        </p>
      )}
    </>
  )
}

function SessionFacts({ session }: { session: MemberSession }) {
  return (
    <div>
      <p className={clsx(flexStyles.row2, textStyles.strong)}>
        {session.device}
        {session.isCurrent && <span className={styles.current}>This device</span>}
      </p>
      <p className={clsx(textStyles.hint, textStyles.hint)}>
        Last used <Instant iso={session.lastSeenAt} /> · logged in{' '}
        <Instant iso={session.createdAt} />
      </p>
    </div>
  )
}
