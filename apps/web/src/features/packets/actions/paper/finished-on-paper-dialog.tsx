import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { signingStatusFailedText } from '../../../../lib/problem-messages.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { QueryError } from '../../../../ui/query-error.tsx'
import { LoadingState } from '../../../../ui/loading-state.tsx'
import { invitesQuery } from '../../sign/owner/invite-queries.ts'
import type { ActionDialogProps } from '../action-dialog-props.ts'
import { PaperForm } from './paper-form.tsx'

export function FinishedOnPaperDialog({ packet, onClose }: ActionDialogProps) {
  const navigate = useNavigate()
  const invites = useQuery(invitesQuery(packet.documentGroupId, false))

  return (
    <Dialog title="Finished on paper" onClose={onClose}>
      {invites.isPending && <LoadingState shape="text" count={4} />}
      {invites.isError && !invites.data && (
        <QueryError query={invites} title={signingStatusFailedText} />
      )}
      {invites.data && (
        <PaperForm
          packet={packet}
          invites={invites.data.invites}
          onClose={onClose}
          onDone={() => {
            onClose()
            void navigate(paths.status(packet.documentGroupId))
          }}
        />
      )}
    </Dialog>
  )
}
