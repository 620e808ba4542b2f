import type { FormUpload } from '@countersign/contract/schemas/forms/form-upload'
import type { CustomFormDefinition } from '@countersign/contract/schemas/forms/custom-form'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import {
  draftFromDefinition,
  replaceDraftPdf,
  savePdfDraft,
  readPdfDraft,
  type PdfDraft,
} from '../../../features/forms/editor/saving/pdf-draft.ts'
import {
  saveTextDraft,
  readTextDraft,
  textDraftFromDefinition,
} from '../../../features/forms/editor/saving/text-draft.ts'
import { formDefinitionQuery } from '../../../features/forms/editor/saving/custom-form-queries.ts'
import { useFormOwner } from '../../../features/forms/editor/saving/form-owner.ts'
import { PdfFormEditor } from '../../../features/forms/editor/pdf/pdf-form-editor.tsx'
import { ReplacePdf } from '../../../features/forms/editor/upload/replace-pdf.tsx'
import { TextForm } from '../../../features/forms/editor/text/text-form.tsx'
import { fetchFormsFailedText } from '../../../lib/problem-messages.ts'
import { PageError } from '../../../ui/page-error.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { useFormStep } from './form-step.ts'
import { useReturnTo } from './return-to.ts'

export function Component() {
  const { formId = '' } = useParams()
  const owner = useFormOwner()
  const { to } = useReturnTo()
  const definition = useQuery(formDefinitionQuery(formId, owner))

  if (definition.isPending) {
    return <LoadingState shape="cards" count={3} label="Loading your form…" />
  }
  if (definition.isError) {
    return (
      <PageError
        pageTitle="Edit a form"
        query={definition}
        fallback={fetchFormsFailedText}
        action={<ButtonLink to={to}>Go to {owner.formsName}</ButtonLink>}
      />
    )
  }

  return <Edit key={formId} definition={definition.data} />
}

/** An unsaved draft of this tab comes first. */
function Edit({ definition }: { definition: CustomFormDefinition }) {
  const { formId } = definition
  const owner = useFormOwner()
  const [step, goTo] = useFormStep()
  const { returnWith } = useReturnTo()
  const [kept, setKept] = useState(() => ({
    pdf: readPdfDraft(formId),
    text: readTextDraft(formId),
  }))
  const pdf = draftFromDefinition(definition)
  const text = textDraftFromDefinition(definition)

  function replace(upload: FormUpload, saved: PdfDraft) {
    const next = replaceDraftPdf(readPdfDraft(formId) ?? saved, upload)
    savePdfDraft(formId, next)
    setKept({ ...kept, pdf: next })
  }

  const unsaved = (pdf && kept.pdf) ?? (text && kept.text)

  return (
    <div key={unsaved ? 'unsaved' : 'saved'}>
      {unsaved && (
        <Notice tone="amber" title="You have unsaved changes.">
          <Button
            kind="quiet"
            onClick={() => {
              savePdfDraft(formId, undefined)
              saveTextDraft(formId, undefined)
              setKept({ pdf: undefined, text: undefined })
            }}
          >
            Discard changes
          </Button>
        </Notice>
      )}
      {pdf && (
        <PdfFormEditor
          key={(kept.pdf ?? pdf).uploadId}
          formId={formId}
          start={kept.pdf ?? pdf}
          step={step}
          onStep={goTo}
          onSaved={returnWith}
          replaceFile={<ReplacePdf onTaken={(upload) => replace(upload, pdf)} />}
        />
      )}
      {text && (
        <>
          <PageTitle lead={owner.savingCreates}>Edit your form</PageTitle>
          <TextForm formId={formId} start={kept.text ?? text} onSaved={returnWith} />
        </>
      )}
    </div>
  )
}
