import type { Form } from '@countersign/contract/schemas/forms/form'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { DeleteForm } from './delete-form.tsx'

interface CustomFormActionsProps {
  form: Form
  editPath: string
  onDeleted: () => void
}

export function CustomFormActions({ form, editPath, onDeleted }: CustomFormActionsProps) {
  const [confirming, setConfirming] = useState(false)
  const hiddenTitle = <VisuallyHidden>{form.title}</VisuallyHidden>

  return (
    <>
      <ButtonLink kind="quiet" to={editPath}>
        Edit {hiddenTitle}
      </ButtonLink>
      <Button kind="quiet" onClick={() => setConfirming(true)}>
        Delete {hiddenTitle}
      </Button>
      {confirming && (
        <DeleteForm
          form={form}
          onClose={() => setConfirming(false)}
          onDeleted={() => {
            setConfirming(false)
            onDeleted()
          }}
        />
      )}
    </>
  )
}
