import type { MemberSummary } from '@countersign/contract/schemas/members'
import { useInfiniteQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { QueryError } from '../../ui/query-error.tsx'
import { Instant } from '../../ui/instant.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import phoneStyles from '../../ui/phone.module.css'
import tableStyles from '../../ui/small-table.module.css'
import spaceStyles from '../../ui/space.module.css'
import { membersQuery } from './member-queries.ts'
import textStyles from '../../ui/text.module.css'

interface MemberTableProps {
  term: string
  memberPath: (memberId: string) => string
  onShowAll: () => void
}

export function MemberTable({ term, memberPath, onShowAll }: MemberTableProps) {
  const members = useInfiniteQuery(membersQuery(term))
  if (members.isPending) {
    return <LoadingState shape="rows" count={5} label="Loading members…" />
  }
  if (!members.data) {
    return (
      <Card>
        <QueryError query={members} title="The members could not be loaded." />
      </Card>
    )
  }

  const shown = members.data.pages.flatMap((page) => page.members)
  if (shown.length === 0) {
    return (
      <Card>
        <EmptyState
          title="No member matches."
          action={<Button onClick={onShowAll}>Show all members</Button>}
        >
          Names and emails are searched. Somebody is listed once they have logged in here.
        </EmptyState>
      </Card>
    )
  }
  return (
    <>
      <Card flush className={clsx(spaceStyles.bottom4, textStyles.breaks)}>
        <table className={tableStyles.table} aria-label="Members">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Email</th>
              <th scope="col">Last login</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((member) => (
              <MemberRow key={member._id} member={member} path={memberPath(member._id)} />
            ))}
          </tbody>
        </table>
      </Card>
      <ShowMore list={members}>Show more members</ShowMore>
    </>
  )
}

function MemberRow({ member, path }: { member: MemberSummary; path: string }) {
  const { name, email, lastLoginAt } = member

  return (
    <tr>
      <th scope="row" className={textStyles.strong}>
        <Link to={path}>{name || email}</Link>
      </th>
      <td>{email}</td>
      <td>
        <span className={phoneStyles.only}>Last login </span>
        {lastLoginAt ? <Instant iso={lastLoginAt} /> : 'Never'}
      </td>
    </tr>
  )
}
