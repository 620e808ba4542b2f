import { BulkUpload } from '../../features/forms/editor/bulk/bulk-upload.tsx'
import { paths } from '../../lib/paths.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { RequireStaff } from './require-staff.tsx'

export function Component() {
  return (
    <RequireStaff>
      <PageTitle lead="Each PDF becomes a draft at once, with the fields that are recognized. Check each one before you publish it.">
        Upload many PDFs
      </PageTitle>
      <BulkUpload editPath={paths.editAssociationForm} formsPath={paths.associationForms} />
    </RequireStaff>
  )
}
