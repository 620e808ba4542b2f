import { useState } from 'react'
import {
  draftFromUpload,
  savePdfDraft,
  readPdfDraft,
} from '../../../features/forms/editor/saving/pdf-draft.ts'
import { FormSteps } from '../../../features/forms/editor/pdf/form-steps.tsx'
import { PdfFormEditor } from '../../../features/forms/editor/pdf/pdf-form-editor.tsx'
import { PdfUpload } from '../../../features/forms/editor/upload/pdf-upload.tsx'
import { Button } from '../../../ui/button.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { useFormStep } from './form-step.ts'
import { useReturnTo } from './return-to.ts'

export function Component() {
  const [draft, setDraft] = useState(() => readPdfDraft(undefined))
  const [step, goTo] = useFormStep()
  const { returnWith } = useReturnTo()

  if (!draft) {
    return (
      <>
        <FormSteps current="file" />
        <PageTitle>Upload your form</PageTitle>
        <PdfUpload
          onUploaded={(upload, fileName) => {
            const taken = draftFromUpload(upload, fileName)
            savePdfDraft(undefined, taken)
            setDraft(taken)
          }}
        />
      </>
    )
  }

  return (
    <PdfFormEditor
      key={draft.uploadId}
      formId={undefined}
      start={draft}
      step={step}
      onStep={goTo}
      onSaved={returnWith}
      replaceFile={
        <Button
          onClick={() => {
            savePdfDraft(undefined, undefined)
            setDraft(undefined)
          }}
        >
          Start with another PDF
        </Button>
      }
    />
  )
}
