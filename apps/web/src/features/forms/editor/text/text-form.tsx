import type { Form } from '@countersign/contract/schemas/forms/form'
import { maxCustomText } from '@countersign/contract/rules/custom-text'
import { checkTextFields, listTextFields } from '@countersign/contract/rules/custom-text-fields'
import type { TextField } from '@countersign/contract/rules/text-field'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { ErrorSummary } from '../../../../ui/error-summary.tsx'
import { Textarea } from '../../../../ui/field/textarea.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { PrimaryBar } from '../../../../ui/primary-bar.tsx'
import { Card } from '../../../../ui/card.tsx'
import { validateForm, type ValidatedForm } from '../saving/validate-form.ts'
import { DetailsFields } from '../saving/details-fields.tsx'
import { SignersField, signersLabels } from '../saving/signers-field.tsx'
import { detailsFieldId } from '../saving/details.ts'
import { importDocument, saveTextDraft, type TextDraft } from '../saving/text-draft.ts'
import { useLeaveWarning } from '../saving/use-leave-warning.ts'
import { useSaveForm } from '../saving/use-save-form.ts'
import { InsertField } from './insert-field.tsx'
import { withField } from './text-field-model.ts'
import { TextFields } from './text-fields.tsx'
import textStyles from '../../../../ui/text.module.css'
import fieldStyles from './text-fields.module.css'
import stackStyles from '../../../../ui/stack.module.css'
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
  const [inserting, setInserting] = useState(false)
  const textRef = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number>(undefined)
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

  function insert(field: TextField) {
    const start = textRef.current?.selectionStart ?? draft.text.length
    const end = textRef.current?.selectionEnd ?? start
    const mark = `[[${field.name.trim()}]]`
    const text = `${draft.text.slice(0, start)}${mark}${draft.text.slice(end)}`
    change({ ...draft, text, fields: withField(draft.fields, field) })
    setInserting(false)
    caret.current = start + mark.length
  }

  useEffect(() => {
    if (!inserting && caret.current !== undefined) {
      textRef.current?.focus()
      textRef.current?.setSelectionRange(caret.current, caret.current)
      caret.current = undefined
    }
  }, [inserting])

  const fields = listTextFields(draft.text, draft.fields)
  const checked = validateText(draft, fields)
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
        <Card className={stackStyles.gap4}>
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
          <div className={fieldStyles.insert}>
            <Button onClick={() => setInserting(true)}>Insert field</Button>
            <span className={textStyles.hint}>
              The text shows it as [[Monthly rent]]. The answer is printed there.
            </span>
          </div>
          <Textarea
            ref={textRef}
            id={detailsFieldId('text')}
            label="Text"
            description="Leave a blank line between paragraphs. Begin a line with # for a heading, with - for a list, with 1. for a numbered list. Put ** around words to make them bold, and [[ ]] around the name of something to fill in."
            rows={18}
            maxLength={maxCustomText}
            value={draft.text}
            error={problems.get('text')}
            onChange={({ currentTarget }) => change({ ...draft, text: currentTarget.value })}
          />
          <TextFields
            fields={fields}
            errors={problems}
            onChange={(field) => change({ ...draft, fields: withField(draft.fields, field) })}
          />
        </Card>
        <TextPreview
          title={draft.details.title}
          text={draft.text}
          signers={draft.details.signers}
        />
      </div>
      {inserting && (
        <InsertField
          fields={fields}
          signers={draft.details.signers}
          onInsert={insert}
          onClose={() => setInserting(false)}
        />
      )}
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

/** With the errors of the fields, which the server finds too. */
function validateText({ details, text }: TextDraft, fields: TextField[]): ValidatedForm {
  const { body, errors } = validateForm({ source: 'text', ...details, text, fields })
  const found = checkTextFields(text, fields, details.signers)

  return {
    body: found.length > 0 ? undefined : body,
    errors: new Map([...errors, ...found.map(({ field, message }) => [field, message] as const)]),
  }
}
