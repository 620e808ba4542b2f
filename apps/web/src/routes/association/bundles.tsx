import { useState } from 'react'
import { BundleList } from '../../features/forms/association/bundles/bundle-list.tsx'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { PrimaryBar } from '../../ui/primary-bar.tsx'
import { RequireStaff } from './require-staff.tsx'

export function Component() {
  const [isAdding, setIsAdding] = useState(false)

  return (
    <RequireStaff>
      <PageTitle
        lead="Members see them first, before the library’s bundles, where they fit the home."
        actions={
          <PrimaryBar position="top">
            <ButtonLink to={paths.associationForms}>All forms</ButtonLink>
            <Button kind="primary" onClick={() => setIsAdding(true)}>
              Add a bundle
            </Button>
          </PrimaryBar>
        }
      >
        Bundles
      </PageTitle>
      <BundleList
        isAdding={isAdding}
        onAdd={() => setIsAdding(true)}
        onClose={() => setIsAdding(false)}
      />
    </RequireStaff>
  )
}
