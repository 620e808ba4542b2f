import type { Form } from '@countersign/contract'
import { maxOwnText } from '@countersign/contract/calls'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { ErrorSummary } from '../../../../ui/error-summary.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { PrimaryBar } from '../../../../ui/primary-bar.tsx'
import { Card } from '../../../../ui/card.tsx'
import { validateForm } from '../saving/validate-form.ts'
import { DetailsFields } from '../saving/details-fields.tsx'
import { SignersField, signersLabels } from '../saving/signers-field.tsx'
import { detailsFieldId } from '../saving/details.ts'
import { importDocument, saveTextDraft, type TextDraft } from '../saving/text-draft.ts'
import { useLeaveWarning } from '../saving/use-leave-warning.ts'
import { useSaveForm } from '../saving/use-save-form.ts'
import styles from './text-form.module.css'
import { TextPreview } from './text-preview.tsx'
import { WordFile } from './word-file.tsx'
import { WordWarnings } from './word-warnings.tsx'

interface TextFormProps {
  /** Undefined for a new form. */
  formId: string | undefined
  start: TextDraft
  onSaved: (form: Form) => void
}

const everyone = {
  label: signersLabels['residents-and-owner'],
  means: 'residents-and-owner',
} as const

export function TextForm({ formId, start, onSaved }: TextFormProps) {
  const [draft, setDraft] = useState(start)
  const [changed, setChanged] = useState(false)
  useLeaveWarning(changed)
  const saving = useSaveForm({
    formId,
    onSaved: (form) => {
      saveTextDraft(formId, undefined)
      setChanged(false)
      onSaved(form)
    },
  })

  function change(next: TextDraft) {
    setDraft(next)
    setChanged(true)
    saveTextDraft(formId, next)
    saving.clearErrors()
  }

  const checked = validateForm({ source: 'text', ...draft.details, text: draft.text })
  const problems = saving.fieldErrors(checked)

  return (
    <>
      <ErrorSummary
        attempt={saving.attempt}
        errors={[...problems].map(([field, message]) => ({
          fieldId: detailsFieldId(field),
          message,
        }))}
      />
      {saving.refusal?.message && <Notice tone="red" role="alert" title={saving.refusal.message} />}
      <div className={styles.layout}>
        <Card className={styles.write}>
          <DetailsFields
            details={draft.details}
            errors={problems}
            onChange={(details) => change({ ...draft, details })}
            signers={
              <SignersField
                signers={draft.details.signers}
                unset={everyone}
                error={problems.get('signers')}
                onChange={(signers) => change({ ...draft, details: { ...draft.details, signers } })}
              />
            }
          />
          <WordFile
            hasText={draft.text.trim() !== ''}
            onTaken={(document, fileName) => change(importDocument(draft, document, fileName))}
          />
          <WordWarnings
            warnings={draft.warnings}
            onHide={() => change({ ...draft, warnings: [] })}
          />
          <Textarea
            id={detailsFieldId('text')}
            label="Text"
            description="Leave a blank line between paragraphs. Begin a line with # for a heading, with - for a list, with 1. for a numbered list. Put ** around words to make them bold."
            rows={18}
            maxLength={maxOwnText}
            value={draft.text}
            error={problems.get('text')}
            onChange={({ currentTarget }) => change({ ...draft, text: currentTarget.value })}
          />
        </Card>
        <TextPreview
          title={draft.details.title}
          text={draft.text}
          signers={draft.details.signers}
        />
      </div>
      <PrimaryBar>
        <Button
          kind="primary"
          busy={saving.busy}
          busyLabel="Saving…"
          onClick={() => saving.save(checked)}
        >
          Save form
        </Button>
      </PrimaryBar>
    </>
  )
}
