import type { RoomMessage } from '@countersign/contract'
import { limits } from '@countersign/contract/calls'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import fieldStyles from '../fields/field.module.css'
import { useMessages } from '../i18n/messages.tsx'
import { formatProblem } from '../room/error-messages.ts'
import { useRoom, useRoomStore } from '../room/room-context.ts'

/** Paper instead of electronic records (15 USC 7001(c)(1)(B)(i)). Asked for once; ends nothing. */
export function AskForPaper() {
  const { help } = useMessages()
  const { sender, told } = useRoom()
  const { sending, error, send } = useSendMessage()

  return (
    <>
      {told.paperAt ? (
        <p role="status">{help.paperRequested(sender.name)}</p>
      ) : (
        <Button
          busy={sending}
          busyLabel={help.sending}
          onClick={() => void send({ about: 'paper' })}
        >
          {help.requestPaper}
        </Button>
      )}
      <ErrorMessage text={error} />
    </>
  )
}

export function AskOwner() {
  const { help } = useMessages()
  const { sender } = useRoom()
  const { sending, error, setError, send } = useSendMessage()
  const [question, setQuestion] = useState('')
  const [sent, setSent] = useState(false)
  const id = useId()

  async function ask() {
    const words = question.trim()
    if (words === '') {
      setError(help.questionMissing)
    }
    const arrived = words !== '' && (await send({ about: 'question', words }))
    setSent(arrived)
    if (arrived) {
      setQuestion('')
    } else {
      document.getElementById(id)?.focus()
    }
  }

  return (
    <>
      <div className={fieldStyles.field}>
        <label htmlFor={id} className={fieldStyles.label}>
          {help.question}
        </label>
        <textarea
          id={id}
          className={fieldStyles.box}
          rows={3}
          maxLength={limits.reasonLength}
          value={question}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          onChange={(event) => setQuestion(event.target.value)}
        />
        <ErrorMessage text={error} id={`${id}-error`} />
      </div>
      <Button busy={sending} busyLabel={help.sending} onClick={() => void ask()}>
        {help.sendQuestion}
      </Button>
      <p role="status">{sent ? help.questionSent(sender.name) : ''}</p>
    </>
  )
}

/** Ends only this link, and deletes what was entered with it. */
export function ReportWrongRecipient() {
  const { help } = useMessages()
  const { person } = useRoom()
  const { sending, error, send } = useSendMessage()
  const [asked, setAsked] = useState(false)

  return (
    <>
      {asked ? (
        <>
          <p role="status">{help.confirmWrongRecipient}</p>
          <Button
            kind="danger"
            busy={sending}
            busyLabel={help.sending}
            onClick={() => void send({ about: 'not-me' })}
          >
            {help.endLink}
          </Button>
          <Button kind="quiet" onClick={() => setAsked(false)}>
            {help.keepLink}
          </Button>
        </>
      ) : (
        <Button onClick={() => setAsked(true)}>{help.reportWrongRecipient(person.name)}</Button>
      )}
      <ErrorMessage text={error} />
    </>
  )
}

function ErrorMessage({ text, id }: { text: string | undefined; id?: string }) {
  return text === undefined ? null : (
    <p id={id} role="alert" className={fieldStyles.problem}>
      {text}
    </p>
  )
}

function useSendMessage() {
  const t = useMessages()
  const store = useRoomStore()
  const [sending, setSending] = useState(false)
  const [error, setError] = useState<string>()

  /** Returns whether the message arrived. */
  async function send(message: RoomMessage): Promise<boolean> {
    setSending(true)
    const result = await store.messageOwner(message)
    setSending(false)
    setError(result.ok ? undefined : formatProblem(result.problem, t))
    return result.ok
  }

  return { sending, error, setError, send }
}
