import { clsx } from 'clsx'
import { canDo } from '@countersign/contract/rules/packet-actions'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { pluralize } from '../../../lib/pluralize.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import textStyles from '../../../ui/text.module.css'
import { describeReminders } from './describe-results.ts'
import { DiscardDraftsDialog } from './discard-drafts-dialog.tsx'
import { failure, type ListMessage } from './list-message.tsx'
import { packetFilesMutation, remindPacketsMutation } from './packets-query.ts'
import { useDiscardPackets } from './use-discard-packets.ts'
import { useHidePackets } from './use-hide-packets.ts'
import styles from './selection-bar.module.css'
import type { Selection } from './use-selection.ts'
import flexStyles from '../../../ui/flex.module.css'

const bulkActions = ['remind', 'download', 'hide', 'discard'] as const
type BulkAction = (typeof bulkActions)[number]

/** Why an action is not possible for any of the packets selected. */
const reasons: Record<BulkAction, string> = {
  remind: 'Remind is for packets that residents still have to sign.',
  download: 'Download is for packets that everyone has signed.',
  hide: 'Hide is for packets that are done.',
  discard: 'Discard is for drafts that were not sent.',
}

interface SelectionBarProps {
  selection: Selection
  onMessage: (message: ListMessage | undefined) => void
}

/** What can be done with several packets at once. What a packet does not allow is told afterwards. */
export function SelectionBar({ selection, onMessage }: SelectionBarProps) {
  const { packets, clear } = selection
  const remind = useMutation(remindPacketsMutation)
  const files = useMutation(packetFilesMutation)
  const { hide, isPending: isMoving } = useHidePackets(onMessage)
  const { discard, isPending: isDiscarding } = useDiscardPackets(onMessage)
  const ids = { ids: packets.map(({ documentGroupId }) => documentGroupId) }
  const fails = (what: string) => (error: Error) => onMessage(failure(what, error))
  const busy = remind.isPending || files.isPending || isMoving || isDiscarding
  const isPossible = (action: BulkAction) => packets.some((packet) => canDo(action, packet))
  const allows = (action: BulkAction) => !busy && isPossible(action)
  const drafts = packets.filter((packet) => canDo('discard', packet))
  const paid = drafts.filter(({ feePaid }) => feePaid).length
  const discardDrafts = () => discard(drafts, { onDone: clear })
  const [isAsking, setIsAsking] = useState(false)
  const impossible = bulkActions.filter((action) => !isPossible(action))
  if (packets.length === 0) {
    return null
  }

  return (
    <div role="region" aria-label="Selected packets" className={clsx(flexStyles.row23, styles.bar)}>
      <div role="status" className={styles.count}>
        <p className={textStyles.strong}>{pluralize(packets.length, 'packet')} selected</p>
        {impossible.length > 0 && (
          <p className={textStyles.hint}>{impossible.map((action) => reasons[action]).join(' ')}</p>
        )}
      </div>
      <Button
        disabled={!allows('remind')}
        onClick={() =>
          remind.mutate(ids, {
            onSuccess: ({ results }) => onMessage(describeReminders(results)),
            onError: fails('Remind'),
          })
        }
      >
        Remind
      </Button>
      <Button
        disabled={!allows('download')}
        busy={files.isPending}
        busyLabel="Downloading…"
        onClick={() =>
          files.mutate(ids, {
            onSuccess: (zip) => saveFile(zip, 'legal-form-packets.zip'),
            onError: fails('Download as ZIP'),
          })
        }
      >
        Download as ZIP
      </Button>
      <Button disabled={!allows('hide')} onClick={() => hide(packets, { onDone: clear })}>
        Hide
      </Button>
      <Button
        disabled={!allows('discard')}
        busy={isDiscarding}
        busyLabel="Discarding…"
        onClick={paid > 0 ? () => setIsAsking(true) : discardDrafts}
      >
        Discard drafts
      </Button>
      <Button kind="quiet" onClick={clear}>
        Clear selection
      </Button>
      {isAsking && (
        <DiscardDraftsDialog
          drafts={drafts.length}
          paid={paid}
          onConfirm={() => {
            setIsAsking(false)
            discardDrafts()
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}
