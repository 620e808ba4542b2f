import { canDo } from '@countersign/contract/rules/packet-actions'
import { useMutation } from '@tanstack/react-query'
import { pluralize } from '../../../lib/pluralize.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { describeReminders } from './describe-results.ts'
import { failure, type ListMessage } from './list-message.tsx'
import { packetFilesMutation, remindPacketsMutation } from './packets-query.ts'
import { useHidePackets } from './use-hide-packets.ts'
import styles from './selection-bar.module.css'
import type { Selection } from './use-selection.ts'

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
  const ids = { ids: packets.map(({ documentGroupId }) => documentGroupId) }
  const fails = (what: string) => (error: Error) => onMessage(failure(what, error))
  const busy = remind.isPending || files.isPending || isMoving
  const allows = (action: Parameters<typeof canDo>[0]) =>
    !busy && packets.some((packet) => canDo(action, packet))
  if (packets.length === 0) {
    return null
  }

  return (
    <div role="region" aria-label="Selected packets" className={styles.bar}>
      <p role="status" className={styles.count}>
        {pluralize(packets.length, 'packet')} selected
      </p>
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
      <Button kind="quiet" onClick={clear}>
        Clear selection
      </Button>
    </div>
  )
}
