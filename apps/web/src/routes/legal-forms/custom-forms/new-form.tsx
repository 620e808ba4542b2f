import { AddFormChoice } from '../../../features/forms/editor/list/add-form-choice.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { PrimaryBar } from '../../../ui/primary-bar.tsx'
import { useReturnTo } from './return-to.ts'

export function Component() {
  const { to, toPacket: returnToPacket } = useReturnTo()

  return (
    <>
      <PageTitle lead="Only you can see it. You can choose it for a packet like any other form.">
        Add a custom form
      </PageTitle>
      <AddFormChoice
        pdfPath={paths.newPdfForm({ returnToPacket })}
        bulkPath={returnToPacket ? undefined : paths.newPdfForms}
        textPath={paths.newTextForm({ returnToPacket })}
      />
      <PrimaryBar>
        <ButtonLink to={to}>
          {returnToPacket ? 'Back to your packet' : 'Back to my forms'}
        </ButtonLink>
      </PrimaryBar>
    </>
  )
}
