import { clsx } from 'clsx'
import type {
  OfficeInvitation,
  OfficePeople,
  OfficePerson,
} from '@countersign/contract/schemas/offices'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../lib/problem-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { QueryError } from '../../ui/query-error.tsx'
import { Instant } from '../../ui/instant.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import spaceStyles from '../../ui/space.module.css'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import rowStyles from '../../ui/row-list.module.css'
import textStyles from '../../ui/text.module.css'
import type { Home } from './home-choice.tsx'
import { homesQuery, officeQuery, removePersonMutation } from './office-queries.ts'
import { describeHomes, roleNames } from './office-roles.ts'
import { PersonDialog } from './person-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import flexStyles from '../../ui/flex.module.css'

type Open = { kind: 'invite' } | { kind: 'change' | 'remove'; person: OfficePerson }

/** For managers: who works in the office, and who is invited. */
export function OfficePeopleCard({ userId }: { userId: string }) {
  const office = useQuery(officeQuery)
  const homes = useQuery(homesQuery(userId))
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const failed = [office, homes].find(({ isError }) => isError)

  if (failed) {
    return (
      <Card>
        <QueryError query={failed} title="The people of the office could not be loaded." />
      </Card>
    )
  }
  if (!office.data || !homes.data) {
    return (
      <Card>
        <LoadingState shape="rows" count={3} label="Loading the people of the office…" />
      </Card>
    )
  }

  return (
    <Card>
      <People office={office.data} homes={homes.data} userId={userId} onOpen={setOpen} />
      {open?.kind === 'invite' && <PersonDialog homes={homes.data} onClose={close} />}
      {open?.kind === 'change' && (
        <PersonDialog person={open.person} homes={homes.data} onClose={close} />
      )}
      {open?.kind === 'remove' && <RemoveDialog person={open.person} onClose={close} />}
    </Card>
  )
}

interface PeopleProps {
  office: OfficePeople
  homes: readonly Home[]
  userId: string
  onOpen: (open: Open) => void
}

function People({ office: { people, invitations }, homes, userId, onOpen }: PeopleProps) {
  return (
    <>
      <div className={flexStyles.between24}>
        <h2 className={textStyles.title}>People</h2>
        <Button kind="primary" onClick={() => onOpen({ kind: 'invite' })}>
          Invite somebody
        </Button>
      </div>
      <ul className={spaceStyles.top4} aria-label="People of the office">
        {people.map((person) => (
          <li key={person._id} className={clsx(flexStyles.between24, rowStyles.row)}>
            <div className={textStyles.breaks}>
              <p className={textStyles.strong}>
                {person.name}
                {person._id === userId && ' (you)'}
              </p>
              <p className={textStyles.soft}>{person.email}</p>
              <p>
                {roleNames[person.role]} · {describeHomes(person.homes, homes)}
              </p>
            </div>
            {people.length > 1 && (
              <div className={flexStyles.wrap2}>
                <Button onClick={() => onOpen({ kind: 'change', person })}>
                  Change <VisuallyHidden>{person.name}</VisuallyHidden>
                </Button>
                <Button kind="quiet" onClick={() => onOpen({ kind: 'remove', person })}>
                  Remove <VisuallyHidden>{person.name}</VisuallyHidden>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <Invitations invitations={invitations} homes={homes} />
    </>
  )
}

interface InvitationsProps {
  invitations: readonly OfficeInvitation[]
  homes: readonly Home[]
}

function Invitations({ invitations, homes }: InvitationsProps) {
  const withdrawing = useMutation(removePersonMutation)

  return (
    <div role="status">
      {invitations.length > 0 && (
        <h2 className={clsx(textStyles.title, spaceStyles.top5)}>Invited</h2>
      )}
      {withdrawing.error && (
        <Notice tone="red" role="alert">
          {errorMessage(withdrawing.error)}
        </Notice>
      )}
      {invitations.length > 0 && (
        <ul className={spaceStyles.top4} aria-label="Invitations">
          {invitations.map(({ _id, email, role, homes: limited, invitedBy, expiresAt }) => (
            <li key={_id} className={clsx(flexStyles.between24, rowStyles.row)}>
              <div className={textStyles.breaks}>
                <p className={textStyles.strong}>{email}</p>
                <p>
                  {roleNames[role]} · {describeHomes(limited, homes)}
                </p>
                <p className={textStyles.soft}>
                  Invited by {invitedBy}. The link works until <Instant iso={expiresAt} />.
                </p>
              </div>
              <Button
                busy={withdrawing.isPending && withdrawing.variables === _id}
                busyLabel="Withdrawing…"
                onClick={() => withdrawing.mutate(_id)}
              >
                Withdraw <VisuallyHidden>the invitation to {email}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
