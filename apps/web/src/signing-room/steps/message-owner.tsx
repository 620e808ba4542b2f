import type { RoomMessage } from '@countersign/contract/schemas/signing-room/room'
import { limits } from '@countersign/contract/rules/limits'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import flexStyles from '../../ui/flex.module.css'
import spaceStyles from '../../ui/space.module.css'
import textStyles from '../../ui/text.module.css'
import { boxClass, problemClass } from '../fields/field-classes.ts'
import fieldStyles from '../fields/field.module.css'
import { formatProblem } from '../room/error-messages.ts'
import { useRoom, useRoomStore } from '../room/room-context.ts'
import { useTypedText } from '../room/use-typed-text.ts'
import styles from './other-choices.module.css'
import { useRoomMessages } from '../../i18n/room/messages.ts'

/** Paper instead of electronic records (15 USC 7001(c)(1)(B)(i)). Asked for once; ends nothing. */
export function AskForPaper() {
  const { choices } = useRoomMessages()
  const { sender, told } = useRoom()
  const { sending, error, send } = useSendMessage()

  return (
    <Choice text={choices.paperText(sender.name)}>
      {told.paperAt ? (
        <p role="status">{choices.paperRequested(sender.name)}</p>
      ) : (
        <Button
          busy={sending}
          busyLabel={choices.sending}
          onClick={() => void send({ about: 'paper' })}
        >
          {choices.requestPaper}
        </Button>
      )}
      <ErrorMessage text={error} />
    </Choice>
  )
}

export function AskOwner() {
  const { choices, fields } = useRoomMessages()
  const { sender } = useRoom()
  const { sending, error, setError, send } = useSendMessage()
  const [question, setQuestion] = useTypedText('question')
  const [sent, setSent] = useState(false)
  const id = useId()

  async function ask() {
    const words = question.trim()
    const isTooLong = words.length > limits.reasonLength
    if (words === '' || isTooLong) {
      setError(isTooLong ? fields.rejections.tooLong(limits.reasonLength) : choices.questionMissing)
    }
    const arrived = words !== '' && !isTooLong && (await send({ about: 'question', words }))
    setSent(arrived)
    if (arrived) {
      setQuestion('')
    } else {
      document.getElementById(id)?.focus()
    }
  }

  return (
    <Choice text={choices.askText(sender.name)}>
      <div className={fieldStyles.field}>
        <label htmlFor={id} className={textStyles.strong}>
          {choices.question}
        </label>
        <textarea
          id={id}
          className={boxClass}
          rows={3}
          value={question}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          onChange={(event) => setQuestion(event.target.value)}
        />
        <ErrorMessage text={error} id={`${id}-error`} />
      </div>
      <Button busy={sending} busyLabel={choices.sending} onClick={() => void ask()}>
        {choices.sendQuestion}
      </Button>
      <p role="status">{sent ? choices.questionSent(sender.name) : ''}</p>
    </Choice>
  )
}

/** Ends only this link, and deletes what was entered with it. */
export function ReportWrongRecipient() {
  const { choices } = useRoomMessages()
  const { person, sender } = useRoom()
  const { sending, error, send } = useSendMessage()
  const [asked, setAsked] = useState(false)

  return (
    <Choice text={choices.wrongRecipientText(person.name, sender.name)}>
      {asked ? (
        <>
          <p role="status">{choices.confirmWrongRecipient}</p>
          <Button
            kind="danger"
            busy={sending}
            busyLabel={choices.sending}
            onClick={() => void send({ about: 'not-me' })}
          >
            {choices.endLink}
          </Button>
          <Button kind="quiet" onClick={() => setAsked(false)}>
            {choices.keepLink}
          </Button>
        </>
      ) : (
        <Button onClick={() => setAsked(true)}>{choices.reportWrongRecipient(person.name)}</Button>
      )}
      <ErrorMessage text={error} />
    </Choice>
  )
}

/** Everything is saved all the time, so there is nothing to do. */
export function FinishLater() {
  const { choices } = useRoomMessages()
  const isOwner = useRoom().role === 'LLSign'

  return <p>{isOwner ? choices.ownerLaterText : choices.laterText}</p>
}

/** What a choice means, and its controls. */
function Choice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <>
      <p>{text}</p>
      <div className={clsx(flexStyles.start2, spaceStyles.bottom4, styles.action)}>{children}</div>
    </>
  )
}

function ErrorMessage({ text, id }: { text: string | undefined; id?: string }) {
  return text === undefined ? null : (
    <p id={id} role="alert" className={problemClass}>
      {text}
    </p>
  )
}

function useSendMessage() {
  const t = useRoomMessages()
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
