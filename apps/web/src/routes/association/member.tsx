import type { AssociationMember } from '@countersign/contract/schemas/members'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { MemberFacts, PacketCounts } from '../../features/members/member-facts.tsx'
import { memberQuery } from '../../features/members/member-queries.ts'
import { MemberTrouble } from '../../features/members/member-trouble.tsx'
import { SupportAccess } from '../../features/members/support-access.tsx'
import { HistoryEntry } from '../../features/packets/history/history-entry.tsx'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { PageError } from '../../ui/page-error.tsx'
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
      <PageError
        pageTitle="Member"
        query={member}
        fallback="The member could not be loaded."
        action={<ButtonLink to={paths.members}>All members</ButtonLink>}
      />
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
