import { checkTextFields, newTextField } from '@countersign/contract/rules/custom-text-fields'
import { maxTextFieldName, type TextField } from '@countersign/contract/rules/text-field'
import type { FormSigners } from '@countersign/contract/schemas/forms/custom-form'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextInput } from '../../../../ui/field/text-input.tsx'
import { askedBy, findField, suggestName } from './text-field-model.ts'
import { TextFieldSettings } from './text-field-settings.tsx'
import flexStyles from '../../../../ui/flex.module.css'

interface InsertFieldProps {
  /** Those that already stand in the text: one of the same name is the same question. */
  fields: readonly TextField[]
  signers: FormSigners | undefined
  onInsert: (field: TextField) => void
  onClose: () => void
}

/** Chooses a fact of the packet or asks a question, to stand where the cursor is in the text. */
export function InsertField({ fields, signers, onInsert, onClose }: InsertFieldProps) {
  const [draft, setDraft] = useState<TextField>(newTextField(''))
  const [tried, setTried] = useState(false)
  const known = findField(fields, draft.name)
  const errors = tried ? findErrors(known ?? draft, signers) : new Map<string, string>()

  function change(changed: TextField) {
    const isSuggested = draft.name === '' || draft.name === suggestName(askedBy(draft))
    const name = isSuggested ? suggestName(askedBy(changed)) : changed.name
    setDraft({ ...changed, name })
  }

  function insert() {
    setTried(true)
    const field = known ?? draft
    if (findErrors(field, signers).size === 0) {
      onInsert(field)
    }
  }

  return (
    <Dialog
      title="Insert a field"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" onClick={insert}>
            Insert
          </Button>
        </>
      }
    >
      <div className={flexStyles.column4}>
        <TextFieldSettings field={draft} onChange={change} errors={errors} />
        <TextInput
          label="Name in the text"
          description={
            known
              ? 'This field is in the text already. It is asked once and printed in both places.'
              : 'The question, as it is asked.'
          }
          maxLength={maxTextFieldName}
          value={draft.name}
          error={errors.get('name')}
          onChange={({ currentTarget }) => setDraft({ ...draft, name: currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault()
              insert()
            }
          }}
        />
      </div>
    </Dialog>
  )
}

/** By property. */
function findErrors(field: TextField, signers: FormSigners | undefined): Map<string, string> {
  if (field.name.trim() === '') {
    return new Map([['name', 'Write a name.']])
  }
  if (/[[\]]|\*\*/.test(field.name)) {
    return new Map([['name', 'Leave out [ ] and **.']])
  }

  return new Map(
    checkTextFields('', [field], signers).map(({ field: at, message }) => [
      at.replace('fields.0.', ''),
      message,
    ]),
  )
}
