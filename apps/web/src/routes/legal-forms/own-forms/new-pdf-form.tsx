import { useState } from 'react'
import {
  draftOfUpload,
  keepPdfDraft,
  readPdfDraft,
} from '../../../features/forms/editor/saving/pdf-draft.ts'
import { FormSteps } from '../../../features/forms/editor/pdf/form-steps.tsx'
import { PdfFormDesk } from '../../../features/forms/editor/pdf/pdf-form-editor.tsx'
import { UploadDesk } from '../../../features/forms/editor/upload/pdf-upload.tsx'
import { Button } from '../../../ui/button.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { useFormStep } from './form-step.ts'
import { useWayBack } from './return-to.ts'

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
