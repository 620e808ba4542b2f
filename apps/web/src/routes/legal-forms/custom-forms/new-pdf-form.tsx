import { useState } from 'react'
import { Link, useNavigationType } from 'react-router'
import {
  draftFromUpload,
  savePdfDraft,
  readPdfDraft,
} from '../../../features/forms/editor/saving/pdf-draft.ts'
import {
  readSavedPdfForm,
  saveSavedPdfForm,
} from '../../../features/forms/editor/saving/saved-pdf-form.ts'
import { useFormOwner } from '../../../features/forms/editor/saving/form-owner.ts'
import { FormSteps } from '../../../features/forms/editor/pdf/form-steps.tsx'
import { PdfFormEditor } from '../../../features/forms/editor/pdf/pdf-form-editor.tsx'
import { PdfUpload } from '../../../features/forms/editor/upload/pdf-upload.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import spaceStyles from '../../../ui/space.module.css'
import { useFormStep } from './form-step.ts'
import { useReturnTo } from './return-to.ts'

export function Component() {
  const { newDraft } = useFormOwner()
  const [draft, setDraft] = useState(() => readPdfDraft(newDraft))
  const [step, goTo] = useFormStep()
  const { returnWith } = useReturnTo()

  if (!draft) {
    return (
      <>
        <FormSteps current="file" />
        <PageTitle>Upload your form</PageTitle>
        <SavedNotice />
        <PdfUpload
          onUploaded={(upload, fileName) => {
            const taken = draftFromUpload(upload, fileName)
            savePdfDraft(newDraft, taken)
            saveSavedPdfForm(undefined)
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
      onSaved={(form) => {
        saveSavedPdfForm(form)
        returnWith(form)
      }}
      replaceFile={
        <Button
          onClick={() => {
            savePdfDraft(newDraft, undefined)
            setDraft(undefined)
          }}
        >
          Start with another PDF
        </Button>
      }
    />
  )
}

/** For who comes back from a saved form to the steps that made it. A new start does not mention it. */
function SavedNotice() {
  const isNewStart = useNavigationType() === 'PUSH'
  const { to } = useReturnTo()
  const { listName } = useFormOwner()
  const saved = isNewStart ? undefined : readSavedPdfForm()

  return (
    saved && (
      <div className={spaceStyles.bottom5}>
        <Notice tone="green" role="status" title={`“${saved.title}” is saved.`}>
          <p>
            It is in <Link to={to}>{listName}</Link>. A PDF that you choose here becomes another
            form.
          </p>
        </Notice>
      </div>
    )
  )
}
