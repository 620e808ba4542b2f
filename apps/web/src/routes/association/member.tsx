import type { AssociationMember } from '@countersign/contract/schemas/members'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { MemberFacts, PacketCounts } from '../../features/members/member-facts.tsx'
import { memberQuery } from '../../features/members/member-queries.ts'
import { MemberTrouble } from '../../features/members/member-trouble.tsx'
import { SupportAccess } from '../../features/members/support-access.tsx'
import { HistoryEntry } from '../../features/packets/history/history-entry.tsx'
import { paths } from '../../lib/paths.ts'
import { errorMessage } from '../../lib/problem-messages.ts'
import { isMissing } from '../../lib/retry.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import flexStyles from '../../ui/flex.module.css'
import { RequireStaff } from './require-staff.tsx'

export function Component() {
  return (
    <RequireStaff title="Members">
      <LoadedMember />
    </RequireStaff>
  )
}

function LoadedMember() {
  const { memberId = '' } = useParams()
  const member = useQuery(memberQuery(memberId))
  if (member.isPending) {
    return <LoadingState shape="cards" count={3} label="Loading the member…" />
  }
  if (member.isError) {
    return (
      <>
        <PageTitle>Member</PageTitle>
        <Card>
          <ErrorState
            title={errorMessage(member.error, 'The member could not be loaded.')}
            retrying={member.isFetching}
            action={<ButtonLink to={paths.members}>All members</ButtonLink>}
            {...(!isMissing(member.error) && { onRetry: () => void member.refetch() })}
          />
        </Card>
      </>
    )
  }

  return <Member member={member.data} />
}

function Member({ member }: { member: AssociationMember }) {
  return (
    <>
      <PageTitle actions={<ButtonLink to={paths.members}>All members</ButtonLink>}>
        {member.name || member.email}
      </PageTitle>
      <div className={flexStyles.column5}>
        <Card>
          <MemberFacts member={member} />
        </Card>
        <Card>
          <PacketCounts packets={member.packets} />
        </Card>
        <Card>
          <MemberTrouble {...member} />
        </Card>
        <Card>
          <SupportAccess
            member={member}
            renderEvent={(event, groupId) => (
              <HistoryEntry key={event.seq} event={event} documentGroupId={groupId} />
            )}
          />
        </Card>
      </div>
    </>
  )
}
