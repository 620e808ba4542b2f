import { AddFormChoice } from '../../features/forms/editor/list/add-form-choice.tsx'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { PrimaryBar } from '../../ui/primary-bar.tsx'
import { RequireStaff } from './require-staff.tsx'

export function Component() {
  return (
    <RequireStaff>
      <PageTitle lead="It begins as a draft. Members see it once you have published it.">
        Add a form of the association
      </PageTitle>
      <AddFormChoice
        pdfPath={paths.newAssociationPdf}
        bulkPath={paths.newAssociationPdfs}
        textPath={paths.newAssociationText}
      />
      <PrimaryBar>
        <ButtonLink to={paths.associationForms}>Back to association forms</ButtonLink>
      </PrimaryBar>
    </RequireStaff>
  )
}
