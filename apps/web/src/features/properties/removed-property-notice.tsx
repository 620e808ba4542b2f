import { useMutation } from '@tanstack/react-query'
import { errorMessage } from '../../lib/problem-messages.ts'
import { Notice } from '../../ui/notice.tsx'
import { UndoNotice } from '../../ui/undo-notice.tsx'
import type { RemovedProperty } from './removed-property.ts'

interface RemovedPropertyNoticeProps {
  removed: RemovedProperty
  onUndo: () => Promise<void>
}

/** On the page that follows the removal, where Undo has the focus. */
export function RemovedPropertyNotice({ removed, onUndo }: RemovedPropertyNoticeProps) {
  const undoing = useMutation({ mutationFn: onUndo })

  return (
    <>
      <UndoNotice
        message={`${removed.name} was removed from your properties.`}
        undoes={`removing ${removed.name}`}
        removalCount={1}
        busy={undoing.isPending || undoing.isSuccess}
        onUndo={() => undoing.mutate()}
      />
      {undoing.isError && (
        <Notice tone="red" role="alert" title={`${removed.name} was not restored.`}>
          {errorMessage(undoing.error)} A property can be restored within a day of its removal.
        </Notice>
      )}
    </>
  )
}
