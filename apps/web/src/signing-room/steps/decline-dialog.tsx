import { limits } from '@countersign/contract/rules/limits'
import { useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import textStyles from '../../ui/text.module.css'
import { boxClass, problemClass } from '../fields/field-classes.ts'
import fieldStyles from '../fields/field.module.css'
import { formatProblem } from '../room/error-messages.ts'
import { useRoom, useRoomStore } from '../room/room-context.ts'
import { useTypedText } from '../room/use-typed-text.ts'
import { useBackToClose } from '../ui/use-back-to-close.ts'
import { useFrameInView } from '../ui/use-frame-in-view.ts'
import { useRoomMessages } from '../../i18n/room/messages.ts'

/** Declining ends the packet for everyone, so it asks for confirmation and a reason. */
export function DeclineDialog({ onClose }: { onClose: () => void }) {
  const { decline } = useRoomMessages()
  const { role, sender } = useRoom()
  const id = useId()
  const { textarea, reason, setReason, error, sending, send } = useDecline()
  const isOwner = role === 'LLSign'
  useBackToClose(onClose)
  useFrameInView()

  return (
    <Dialog
      title={decline.title}
      fullScreenOnPhone
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {decline.back}
          </Button>
          <Button
            kind="danger"
            busy={sending}
            busyLabel={decline.submitting}
            onClick={() => void send()}
          >
            {decline.submit}
          </Button>
        </>
      }
    >
      <p>{isOwner ? decline.ownerExplain : decline.explain(sender.name)}</p>
      <div className={fieldStyles.field}>
        <label htmlFor={id} className={textStyles.strong}>
          {decline.reason}
        </label>
        <span id={`${id}-help`} className={textStyles.hint}>
          {isOwner ? decline.ownerReasonHelp : decline.reasonHelp(sender.name)}
        </span>
        <textarea
          ref={textarea}
          id={id}
          className={boxClass}
          rows={3}
          value={reason}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-help ${id}-error` : `${id}-help`}
          onChange={(event) => setReason(event.target.value)}
        />
        {error && (
          <span id={`${id}-error`} role="alert" className={problemClass}>
            {error}
          </span>
        )}
      </div>
    </Dialog>
  )
}

function useDecline() {
  const t = useRoomMessages()
  const { decline } = useRoomMessages()
  const store = useRoomStore()
  const textarea = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useTypedText('decline')
  const [error, setError] = useState<string>()
  const [sending, setSending] = useState(false)

  async function send() {
    const words = reason.trim()
    if (words === '' || words.length > limits.reasonLength) {
      setError(
        words === '' ? decline.reasonMissing : t.fields.rejections.tooLong(limits.reasonLength),
      )
      textarea.current?.focus()
      return
    }
    setSending(true)
    const result = await store.decline(words)
    setSending(false)
    setError(result.ok ? undefined : formatProblem(result.problem, t))
    if (result.ok) {
      setReason('')
    }
  }

  return { textarea, reason, setReason, error, sending, send }
}
