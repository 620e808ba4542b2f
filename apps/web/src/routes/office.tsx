import { hasRight } from '@countersign/contract/rules/offices'
import { OfficePeopleCard } from '../features/office/office-people.tsx'
import { useCurrentUser } from '../features/session/current-user.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageTitle } from '../ui/page-title.tsx'

export function Component() {
  const { _id, office } = useCurrentUser()

  return (
    <>
      <PageTitle lead="Each person logs in with an account of their own, and documents and history name who did what.">
        Office
      </PageTitle>
      {office && !hasRight(office.role, 'manage') ? (
        <Notice tone="neutral">
          Only a manager of {office.name} sees and changes who works here.
        </Notice>
      ) : (
        <OfficePeopleCard userId={_id} />
      )}
    </>
  )
}
