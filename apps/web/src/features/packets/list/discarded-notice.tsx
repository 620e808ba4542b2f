import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { errorMessage } from '../../../lib/problem-messages.ts'
import { Notice } from '../../../ui/notice.tsx'
import { UndoNotice } from '../../../ui/undo-notice.tsx'
import { readDiscardedPacket } from './discarded-packet.ts'
import { restorePacketMutation } from '../actions/action-queries.ts'

/** On the dashboard that follows a discard on the packet's own page, to which Undo leads back. */
export function DiscardedNotice() {
  const discarded = readDiscardedPacket(useLocation().state)
  const navigate = useNavigate()
  const restoring = useMutation({
    ...restorePacketMutation,
    onSuccess: (_answer, docGroupId) => navigate(paths.start(docGroupId), { replace: true }),
  })
  if (!discarded) {
    return null
  }

  const name = `“${discarded.formPacketName}”`
  return (
    <>
      <UndoNotice
        message={`${name} is discarded.`}
        undoes={`discarding ${name}`}
        removalCount={1}
        busy={restoring.isPending || restoring.isSuccess}
        onUndo={() => restoring.mutate(discarded.documentGroupId)}
      />
      {restoring.isError && (
        <Notice tone="red" role="alert" title={`${name} was not restored.`}>
          {errorMessage(restoring.error)}
        </Notice>
      )}
    </>
  )
}
