import { zodResolver } from '@hookform/resolvers/zod'
import { CopiesBody } from '@countersign/contract/schemas/packets/copies'
import { useId, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { fieldErrorsOf } from '../../../lib/api-problem.ts'
import { errorMessage } from '../../../lib/problem-messages.ts'
import { useSingleMutation } from '../../../lib/use-single-mutation.ts'
import { copyField, type CopiesDraft, CopyList } from '../../../ui/copy-list.tsx'
import flexStyles from '../../../ui/flex.module.css'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { ActionDialogProps } from './action-dialog-props.ts'
import { copiesMutation } from './action-queries.ts'

/** Who gets the signed file without signing, until everyone has signed. */
export function CopiesDialog({ packet, onClose }: ActionDialogProps) {
  const id = useId()
  const saving = useSingleMutation(copiesMutation(packet.documentGroupId))
  const [{ copies: replaces }] = useState(packet)
  const [failed, setFailed] = useState<string>()
  const form = useForm<CopiesDraft, unknown, CopiesBody>({
    resolver: zodResolver(CopiesBody),
    defaultValues: { copies: replaces },
  })

  function save(body: CopiesBody) {
    setFailed(undefined)
    saving.mutate(
      { ...body, replaces },
      {
        onSuccess: onClose,
        onError: (error) => {
          const errors = fieldErrorsOf(error)
          for (const { field, message } of errors) {
            form.setError(copyField(field) ?? 'copies', { message })
          }
          setFailed(errors.length > 0 ? undefined : errorMessage(error))
        },
      },
    )
  }

  return (
    <FormProvider {...form}>
      <FormDialog
        title="Copies to others"
        submit="Save"
        busy={saving.isPending}
        busyLabel="Saving…"
        className={flexStyles.column4}
        onSubmit={form.handleSubmit(save)}
        onClose={onClose}
      >
        {failed && (
          <Notice tone="red" role="alert" title="The copies were not saved.">
            <p>{failed}</p>
          </Notice>
        )}
        <CopyList fieldId={(path) => `${id}-${path}`}>
          They get a link to the signed file by email when everyone has signed. They sign nothing,
          and the certificate names them.
        </CopyList>
      </FormDialog>
    </FormProvider>
  )
}
