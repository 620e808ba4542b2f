import { useMutation, useQuery } from '@tanstack/react-query'
import { errorMessage } from '../../lib/problem-messages.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { PageError } from '../../ui/page-error.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { invitationQuery, joinOfficeMutation } from './office-queries.ts'
import { roleNames, roleWords } from './office-roles.ts'
import flexStyles from '../../ui/flex.module.css'

interface JoinOfficeProps {
  code: string
  /** With whose account one joins. */
  member: { name: string; email: string }
  onJoined: () => void
}

/** Whoever holds the link joins with the account that they are logged in with. */
export function JoinOffice({ code, member, onJoined }: JoinOfficeProps) {
  const invitation = useQuery(invitationQuery(code))
  const joining = useMutation(joinOfficeMutation)
  if (invitation.isPending) {
    return <LoadingState shape="text" count={4} label="Opening the invitation…" />
  }
  if (invitation.isError) {
    return (
      <PageError
        pageTitle="Invitation"
        query={invitation}
        action={<ButtonLink to={paths.legalForms}>Go to legal forms</ButtonLink>}
      />
    )
  }
  const { office, invitedBy, role } = invitation.data

  return (
    <>
      <PageTitle lead={`${invitedBy} invites you.`}>
        Join {office} as {roleNames[role].toLowerCase()}
      </PageTitle>
      <Card>
        <div className={flexStyles.column4}>
          {joining.error && (
            <Notice tone="red" role="alert" title="You have not joined.">
              <p>{errorMessage(joining.error)}</p>
            </Notice>
          )}
          <p>{roleWords[role]}</p>
          <p>
            You’ll join as <strong>{member.name}</strong> ({member.email}). This name is shown on
            everything you do there. Your own packets stay yours: you can switch back under Account.
          </p>
          <div className={flexStyles.wrap2}>
            <Button
              kind="primary"
              busy={joining.isPending || joining.isSuccess}
              busyLabel="Joining…"
              onClick={() => joining.mutate(code, { onSuccess: onJoined })}
            >
              Join {office}
            </Button>
            <ButtonLink to={paths.legalForms}>Not now</ButtonLink>
          </div>
        </div>
      </Card>
    </>
  )
}
