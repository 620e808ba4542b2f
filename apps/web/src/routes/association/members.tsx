import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { FeesDialog } from '../../features/members/fees-dialog.tsx'
import { MemberSearch } from '../../features/members/member-search.tsx'
import { MemberTable } from '../../features/members/member-table.tsx'
import { filterChange } from '../../lib/filter-change.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { RequireStaff } from './require-staff.tsx'

export function Component() {
  return (
    <RequireStaff title="Members">
      <Members />
    </RequireStaff>
  )
}

function Members() {
  const [query, setQuery] = useSearchParams()
  const [showsFees, setShowsFees] = useState(false)
  const term = query.get('searchTerm') ?? ''

  function search(searchTerm: string) {
    setQuery(searchTerm ? { searchTerm } : {}, { ...filterChange, replace: true })
  }

  return (
    <>
      <PageTitle
        lead="Find a member who asks for help. You see what went wrong, and never what their packets say."
        actions={<Button onClick={() => setShowsFees(true)}>Fees as CSV</Button>}
      >
        Members
      </PageTitle>
      <MemberSearch term={term} onTerm={search} />
      <MemberTable term={term} memberPath={paths.member} onShowAll={() => search('')} />
      {showsFees && <FeesDialog onClose={() => setShowsFees(false)} />}
    </>
  )
}
