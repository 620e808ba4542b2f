import { Button } from '../../../../ui/button.tsx'
import { ErrorSummary } from '../../../../ui/error-summary.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { PageTitle } from '../../../../ui/page-title.tsx'
import { PrimaryBar } from '../../../../ui/primary-bar.tsx'
import { Card } from '../../../../ui/card.tsx'
import { detailsFieldId, type DetailsDraft } from '../saving/details.ts'
import { DetailsFields } from '../saving/details-fields.tsx'

interface DetailsStepProps {
  details: DetailsDraft
  onDetails: (details: DetailsDraft) => void
  /** By field name. */
  errors: ReadonlyMap<string, string>
  attempt: number
  /** A save error that is about no field. */
  saveError: string | undefined
  saving: boolean
  onBack: () => void
  onSave: () => void
}

export function DetailsStep(props: DetailsStepProps) {
  const { details, onDetails, errors, attempt, saveError, saving, onBack, onSave } = props

  return (
    <>
      <PageTitle lead="This is how you will find it among the other forms.">
        Name your form
      </PageTitle>
      <ErrorSummary
        attempt={attempt}
        errors={[...errors].map(([field, message]) => ({
          fieldId: detailsFieldId(field),
          message,
        }))}
      />
      {saveError && <Notice tone="red" role="alert" title={saveError} />}
      <Card>
        <DetailsFields details={details} errors={errors} onChange={onDetails} />
      </Card>
      <PrimaryBar>
        <Button onClick={onBack}>Back</Button>
        <Button kind="primary" busy={saving} busyLabel="Saving…" onClick={onSave}>
          Save form
        </Button>
      </PrimaryBar>
    </>
  )
}
