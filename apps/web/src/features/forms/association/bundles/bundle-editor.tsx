import {
  BundleBody,
  type AssociationBundle,
  type BundledForm,
} from '@countersign/contract/schemas/association'
import type { UsState } from '@countersign/contract/schemas/shapes'
import { useState } from 'react'
import { errorMessage } from '../../../../lib/problem-messages.ts'
import { useSingleMutation } from '../../../../lib/use-single-mutation.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { ErrorNotice } from '../../../../ui/error-notice.tsx'
import { FieldError } from '../../../../ui/field-error.tsx'
import { TextInput } from '../../../../ui/field/text-input.tsx'
import flexStyles from '../../../../ui/flex.module.css'
import { StatesField } from '../../editor/saving/states-field.tsx'
import { errorsOf, problemErrors } from '../check-input.ts'
import { saveBundleMutation } from './bundle-queries.ts'
import { BundledForms } from './bundled-forms.tsx'
import { FoundForms } from './found-forms.tsx'

interface BundleEditorProps {
  /** Absent for a new one. */
  bundle?: AssociationBundle
  onClose: () => void
}

interface BundleDraft {
  title: string
  states: UsState[]
  forms: readonly BundledForm[]
}

export function BundleEditor({ bundle, onClose }: BundleEditorProps) {
  const saving = useSingleMutation(saveBundleMutation(bundle))
  const [isChecked, setIsChecked] = useState(false)
  const [draft, setDraft] = useState<BundleDraft>({
    title: bundle?.title ?? '',
    states: bundle?.states ?? [],
    forms: bundle?.forms ?? [],
  })
  const parsed = BundleBody.safeParse(toBody(draft))
  const errors = { ...problemErrors(saving.error), ...(isChecked && errorsOf(parsed.error)) }
  const change = (part: Partial<BundleDraft>) => {
    saving.reset()
    setDraft((before) => ({ ...before, ...part }))
  }

  function save() {
    setIsChecked(true)
    if (parsed.success) {
      saving.mutate(parsed.data, { onSuccess: onClose })
    }
  }

  return (
    <Dialog
      title={bundle ? `Edit “${bundle.title}”` : 'Add a bundle'}
      size="lg"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" busy={saving.isPending} busyLabel="Saving…" onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <div className={flexStyles.column4}>
        {saving.isError && Object.keys(errors).length === 0 && (
          <ErrorNotice error={saving.error} title="The bundle was not saved.">
            {errorMessage(saving.error)}
          </ErrorNotice>
        )}
        <TextInput
          label="Name"
          description="Members see it on a button: “New lease”."
          value={draft.title}
          error={errors.title}
          onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        />
        <StatesField
          states={draft.states}
          error={errors.states}
          onChange={(states) => change({ states })}
        />
        <BundledForms forms={draft.forms} onChange={(forms) => change({ forms })} />
        <FieldError id="bundle-forms-error">{errors.formIds}</FieldError>
        <FoundForms
          isChosen={(formId) => draft.forms.some((form) => form.formId === formId)}
          onAdd={(form) => change({ forms: [...draft.forms, form] })}
        />
      </div>
    </Dialog>
  )
}

function toBody({ title, states, forms }: BundleDraft): BundleBody {
  return {
    title,
    ...(states.length > 0 && { states }),
    formIds: forms.map(({ formId }) => formId),
  }
}
