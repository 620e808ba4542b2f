import { useState } from 'react'
import {
  draftOfUpload,
  keepPdfDraft,
  readPdfDraft,
} from '../../../features/forms/editor/draft/pdf-draft.ts'
import { FormSteps } from '../../../features/forms/editor/pdf-form/form-steps.tsx'
import { PdfFormDesk } from '../../../features/forms/editor/pdf-form/pdf-form-desk.tsx'
import { UploadDesk } from '../../../features/forms/editor/upload/upload-desk.tsx'
import { Button } from '../../../ui/button.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { useFormStep } from './form-step.ts'
import { useWayBack } from './way-back.ts'

/** A file first; then its fields and details, which survive a reload of the tab. */
export function Component() {
  const [draft, setDraft] = useState(() => readPdfDraft(undefined))
  const [step, goTo] = useFormStep()
  const { goOn } = useWayBack()

  if (!draft) {
    return (
      <>
        <FormSteps current="file" />
        <PageTitle>Upload your form</PageTitle>
        <UploadDesk
          onTaken={(upload, fileName) => {
            const taken = draftOfUpload(upload, fileName)
            keepPdfDraft(undefined, taken)
            setDraft(taken)
          }}
        />
      </>
    )
  }

  return (
    <PdfFormDesk
      key={draft.uploadId}
      formId={undefined}
      start={draft}
      step={step}
      onStep={goTo}
      onSaved={goOn}
      otherFile={
        <Button
          onClick={() => {
            keepPdfDraft(undefined, undefined)
            setDraft(undefined)
          }}
        >
          Start with another PDF
        </Button>
      }
    />
  )
}
