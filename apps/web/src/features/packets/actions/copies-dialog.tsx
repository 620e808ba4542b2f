import { zodResolver } from '@hookform/resolvers/zod'
import { CopiesBody } from '@countersign/contract/schemas/packets/copies'
import { useId, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { errorMessage } from '../../../lib/problem-messages.ts'
import { useSingleMutation } from '../../../lib/use-single-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { type CopiesDraft, CopyList } from '../../../ui/copy-list.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { ActionDialogProps } from './action-dialog-props.ts'
import { copiesMutation } from './action-queries.ts'
import styles from './actions.module.css'

/** Who gets the signed file without signing, until everyone has signed. */
export function CopiesDialog({ packet, onClose }: ActionDialogProps) {
  const formId = useId()
  const saving = useSingleMutation(copiesMutation(packet.documentGroupId))
  const [failed, setFailed] = useState<string>()
  const form = useForm<CopiesDraft, unknown, CopiesBody>({
    resolver: zodResolver(CopiesBody),
    defaultValues: { copies: packet.copies },
  })

  function save(body: CopiesBody) {
    setFailed(undefined)
    saving.mutate(body, {
      onSuccess: onClose,
      onError: (error) => {
        const errors = error instanceof ApiProblem ? (error.problem.errors ?? []) : []
        for (const { field, message } of errors) {
          const [, index, key] = /^copies\.(\d)\.(name|email)$/.exec(field) ?? []
          form.setError(`copies.${Number(index)}.${key === 'name' ? key : 'email'}`, { message })
        }
        setFailed(errors.length > 0 ? undefined : errorMessage(error))
      },
    })
  }

  return (
    <Dialog
      title="Copies to others"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="primary"
            type="submit"
            form={formId}
            busy={saving.isPending}
            busyLabel="Saving…"
          >
            Save
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={formId} noValidate className={styles.content} onSubmit={form.handleSubmit(save)}>
          {failed && (
            <Notice tone="red" role="alert" title="The copies were not saved.">
              <p>{failed}</p>
            </Notice>
          )}
          <CopyList fieldId={(path) => `${formId}-${path}`}>
            They get a link to the signed file by email when everyone has signed. They sign nothing,
            and the certificate names them.
          </CopyList>
        </form>
      </FormProvider>
    </Dialog>
  )
}
