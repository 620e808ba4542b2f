import { BulkUpload } from '../../../features/forms/editor/bulk/bulk-upload.tsx'
import { paths } from '../../../lib/paths.ts'
import { PageTitle } from '../../../ui/page-title.tsx'

export function Component() {
  return (
    <>
      <PageTitle lead="Each PDF becomes a form at once, with the fields that are recognized. Check each one before you use it.">
        Upload many PDFs
      </PageTitle>
      <BulkUpload editPath={paths.editCustomForm} formsPath={paths.customForms} />
    </>
  )
}
