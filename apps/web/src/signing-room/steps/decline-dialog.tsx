import { limits } from '@countersign/contract/calls'
import { useId, useState } from 'react'
import fieldStyles from '../fields/field.module.css'
import { RoomButton } from '../ui/room-button.tsx'
import { RoomDialog } from '../ui/room-dialog.tsx'
import { formatProblem } from '../room/error-messages.ts'
import { useRoom, useRoomStore } from '../room/room-context.ts'
import { useMessages } from '../i18n/messages.tsx'

/** Declining ends the packet for everyone, so it asks, says what follows, and wants a reason. */
export function DeclineDialog({ onClose }: { onClose: () => void }) {
  const { decline } = useMessages()
  const room = useRoom()
  const id = useId()
  const { reason, setReason, problem, going, go } = useDecline(id)
  const explain = room.role === 'LLSign' ? decline.ownerExplain : decline.explain(room.sender.name)

  return (
    <RoomDialog
      title={decline.title}
      onClose={onClose}
      actions={
        <>
          <RoomButton kind="quiet" onClick={onClose}>
            {decline.back}
          </RoomButton>
          <RoomButton kind="danger" busy={going} onClick={() => void go()}>
            {going ? decline.going : decline.go}
          </RoomButton>
        </>
      }
    >
      <p>{explain}</p>
      <div className={fieldStyles.field}>
        <label htmlFor={id} className={fieldStyles.label}>
          {decline.reason}
        </label>
        <span id={`${id}-help`} className={fieldStyles.help}>
          {room.role === 'LLSign' ? decline.ownerReasonHelp : decline.reasonHelp(room.sender.name)}
        </span>
        <textarea
          id={id}
          className={fieldStyles.box}
          rows={3}
          maxLength={limits.reasonLength}
          value={reason}
          aria-required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-help ${id}-problem` : `${id}-help`}
          onChange={(event) => setReason(event.target.value)}
        />
        {problem && (
          <span id={`${id}-problem`} role="alert" className={fieldStyles.problem}>
            {problem}
          </span>
        )}
      </div>
    </RoomDialog>
  )
}

function useDecline(id: string) {
  const t = useMessages()
  const store = useRoomStore()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [going, setGoing] = useState(false)

  async function go() {
    if (reason.trim() === '') {
      setProblem(t.decline.reasonMissing)
      document.getElementById(id)?.focus()
      return
    }
    setGoing(true)
    const result = await store.decline(reason.trim())
    setGoing(false)
    setProblem(result.ok ? undefined : formatProblem(result.problem, t))
  }

  return { reason, setReason, problem, going, go }
}
