import { useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useSingleMutation } from '../../../lib/use-single-mutation.ts'
import { changeAnswersMutation } from './action-queries.ts'
import type { ActionDialogProps } from './action-dialog-props.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

/** For a packet whose links were sent. */
export function ChangeAnswersDialog({ packet, onClose }: ActionDialogProps) {
  const changing = useChangeAnswers()

  return (
    <ConfirmDialog
      title="Change the answers?"
      confirm="Change answers"
      busyLabel="Opening the answers…"
      busy={changing.isPending || changing.isSuccess}
      error={changing.error}
      failedTitle="The answers cannot be changed."
      onConfirm={() => changing.mutate(packet.documentGroupId)}
      onClose={onClose}
    >
      <p>Nobody has signed yet, so you can still change what you filled out.</p>
      <ul>
        <li>The links that were sent stop working right away.</li>
        <li>
          Residents who have opened theirs get an email: you are changing the documents, and a new
          link will follow.
        </li>
        <li>All your answers stay, and what you paid stays paid.</li>
        <li>After you choose Finish and send again, every resident gets a new link by email.</li>
      </ul>
    </ConfirmDialog>
  )
}

export function useChangeAnswers() {
  const navigate = useNavigate()

  return useSingleMutation({
    ...changeAnswersMutation,
    onSuccess: (_answer, docGroupId) => navigate(paths.start(docGroupId)),
  })
}
