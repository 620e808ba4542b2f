import { clsx } from 'clsx'
import type { Form } from '@countersign/contract/schemas/forms/form'
import type { FormSigners } from '@countersign/contract/schemas/forms/custom-form'
import { checkTextFields, listTextFields } from '@countersign/contract/rules/custom-text-fields'
import type { TextField } from '@countersign/contract/rules/text-field'
import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { ErrorSummary } from '../../../../ui/error-summary.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import pageStyles from '../../../../ui/page.module.css'
import { PrimaryBar } from '../../../../ui/primary-bar.tsx'
import { Card } from '../../../../ui/card.tsx'
import { validateForm, type ValidatedForm } from '../saving/validate-form.ts'
import { DetailsFields } from '../saving/details-fields.tsx'
import { SignersField, signersLabels } from '../saving/signers-field.tsx'
import { detailsFieldId } from '../saving/details.ts'
import { importDocument, saveTextDraft, type TextDraft } from '../saving/text-draft.ts'
import { useFormOwner } from '../saving/form-owner.ts'
import { useLeaveWarning } from '../saving/use-leave-warning.ts'
import { useSaveForm } from '../saving/use-save-form.ts'
import { InsertField } from './insert-field.tsx'
import { withField } from './text-field-model.ts'
import { TextEditor } from './text-editor.tsx'
import { TextFields } from './text-fields.tsx'
import textStyles from '../../../../ui/text.module.css'
import flexStyles from '../../../../ui/flex.module.css'
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
  const { newDraft } = useFormOwner()
  const draftId = formId ?? newDraft
  const [draft, setDraft] = useState(start)
  const [changed, setChanged] = useState(false)
  const [inserting, setInserting] = useState<Editor>()
  useLeaveWarning(changed)
  const saving = useSaveForm({
    formId,
    edition: start.edition,
    onSaved: (form) => {
      saveTextDraft(draftId, undefined)
      setChanged(false)
      onSaved(form)
    },
  })

  function change(part: Partial<TextDraft>) {
    setDraft((before) => ({ ...before, ...part }))
    setChanged(true)
    saving.clearErrors()
  }
  useEffect(() => {
    if (changed) {
      saveTextDraft(draftId, draft)
    }
  }, [changed, draft, draftId])

  function insert(field: TextField) {
    change({ fields: withField(draft.fields, field) })
    setInserting(undefined)
    inserting
      ?.chain()
      .focus()
      .insertContent({ type: 'field', attrs: { name: field.name.trim() } })
      .run()
  }

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
      <div className={clsx(flexStyles.column5, pageStyles.column)}>
        <Card className={flexStyles.column4}>
          <WordFile
            hasText={draft.text.trim() !== ''}
            onTaken={(document, fileName) => change(importDocument(draft, document, fileName))}
          />
          <WordWarnings warnings={draft.warnings} onHide={() => change({ warnings: [] })} />
          <TextEditor
            id={detailsFieldId('text')}
            label="Text"
            text={draft.text}
            error={problems.get('text')}
            onChange={(text) => change({ text })}
            onInsertField={setInserting}
          />
          <p className={textStyles.hint}>
            Signature and date lines {signatureLines[draft.details.signers ?? everyone.means]} are
            added at the end.
          </p>
          <TextFields
            fields={fields}
            errors={problems}
            onChange={(field) => change({ fields: withField(draft.fields, field) })}
          />
        </Card>
        <Card>
          <DetailsFields
            details={draft.details}
            errors={problems}
            onChange={(details) => change({ details })}
            signers={
              <SignersField
                signers={draft.details.signers}
                unset={everyone}
                error={problems.get('signers')}
                onChange={(signers) => change({ details: { ...draft.details, signers } })}
              />
            }
          />
        </Card>
      </div>
      {inserting && (
        <InsertField
          fields={fields}
          signers={draft.details.signers}
          onInsert={insert}
          onClose={() => setInserting(undefined)}
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

const signatureLines: Record<FormSigners, string> = {
  'residents-and-owner': 'for every resident and for you',
  residents: 'for every resident',
  'first-resident-and-owner': 'for Resident 1 and for you',
  'first-resident': 'for Resident 1',
  owner: 'for you',
  printed: 'to sign in ink, for every resident and for you,',
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
