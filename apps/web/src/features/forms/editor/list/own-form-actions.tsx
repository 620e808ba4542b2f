import type { Form } from '@countersign/contract'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { DeleteForm } from './delete-form.tsx'

interface OwnFormActionsProps {
  form: Form
  editPath: string
  onDeleted: () => void
}

export function OwnFormActions({ form, editPath, onDeleted }: OwnFormActionsProps) {
  const [asking, setAsking] = useState(false)
  const named = <VisuallyHidden>{form.title}</VisuallyHidden>

  return (
    <>
      <ButtonLink kind="quiet" to={editPath}>
        Edit {named}
      </ButtonLink>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        Delete {named}
      </Button>
      {asking && (
        <DeleteForm
          form={form}
          onClose={() => setAsking(false)}
          onDeleted={() => {
            setAsking(false)
            onDeleted()
          }}
        />
      )}
    </>
  )
}
