import type { Form } from '@countersign/contract/schemas/forms/form'
import { useState, type ReactNode } from 'react'
import type { PdfPages } from '../../../../ui/pdf-pages/open-pdf-document.ts'
import { validateForm } from '../saving/validate-form.ts'
import { savePdfDraft, type PdfDraft } from '../saving/pdf-draft.ts'
import { noErrors, groupErrors } from '../model/place-errors.ts'
import { useEditor } from '../workspace/use-editor.ts'
import { useFormOwner } from '../saving/form-owner.ts'
import { useLeaveWarning } from '../saving/use-leave-warning.ts'
import { useSaveForm } from '../saving/use-save-form.ts'
import { DetailsStep } from './details-step.tsx'
import { FieldsStep } from './fields-step.tsx'
import { FormSteps } from './form-steps.tsx'

export interface PdfFormProps {
  /** Undefined for a new form. */
  formId: string | undefined
  start: PdfDraft
  step: 'fields' | 'details'
  onStep: (step: 'fields' | 'details') => void
  onSaved: (form: Form) => void
  replaceFile: ReactNode
}

/** A form on an uploaded PDF: its fields, then its details. Every change is saved as a draft. */
export function PdfForm(props: PdfFormProps & { pdf: PdfPages }) {
  const { formId, start, pdf, step, onStep, onSaved, replaceFile } = props
  const { newDraft } = useFormOwner()
  const draftId = formId ?? newDraft
  const [draft, setDraft] = useState(start)
  const [changed, setChanged] = useState(formId === undefined)
  useLeaveWarning(changed)
  const saving = useSaveForm({
    formId,
    edition: start.edition,
    onSaved: (form) => {
      savePdfDraft(draftId, undefined)
      setChanged(false)
      onSaved(form)
    },
    onRejected: ({ places }) => {
      if (places.length > 0) {
        onStep('fields')
      }
    },
  })

  function change(by: Partial<PdfDraft>) {
    const next = { ...draft, ...by }
    setDraft(next)
    setChanged(true)
    savePdfDraft(draftId, next)
    saving.clearErrors()
  }

  const editor = useEditor(start, (places) => change({ places: [...places] }))
  const { uploadId, details, places } = draft
  const checked = validateForm({ source: 'pdf', ...details, uploadId, places })

  return (
    <>
      <FormSteps current={step} />
      {step === 'fields' ? (
        <FieldsStep
          pdf={pdf}
          editor={editor}
          imported={start}
          replaceFile={replaceFile}
          signers={details.signers}
          onSigners={(signers) => change({ details: { ...details, signers } })}
          serverErrors={saving.refusal ? groupErrors(saving.refusal.places, places) : noErrors}
          onContinue={() => onStep('details')}
        />
      ) : (
        <DetailsStep
          details={details}
          onDetails={(next) => change({ details: next })}
          errors={saving.fieldErrors(checked)}
          attempt={saving.attempt}
          saveError={saving.refusal?.message}
          saving={saving.busy}
          onBack={() => onStep('fields')}
          onSave={() => saving.save(checked)}
        />
      )}
    </>
  )
}
