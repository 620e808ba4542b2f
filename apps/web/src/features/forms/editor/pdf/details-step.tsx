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
  /** By the name of the field. */
  problems: ReadonlyMap<string, string>
  attempt: number
  /** Why it was not saved, where that is about no field. */
  refusal: string | undefined
  saving: boolean
  onBack: () => void
  onSave: () => void
}

/** What the form is called and where it stands; then it is saved. */
export function DetailsStep(props: DetailsStepProps) {
  const { details, onDetails, problems, attempt, refusal, saving, onBack, onSave } = props

  return (
    <>
      <PageTitle lead="So that you find it among the other forms.">Name your form</PageTitle>
      <ErrorSummary
        attempt={attempt}
        errors={[...problems].map(([field, message]) => ({
          fieldId: detailsFieldId(field),
          message,
        }))}
      />
      {refusal && <Notice tone="red" role="alert" title={refusal} />}
      <Card>
        <DetailsFields details={details} problems={problems} onChange={onDetails} />
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
