import type { RoomMessage } from '@countersign/contract'
import { limits } from '@countersign/contract/calls'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import fieldStyles from '../fields/field.module.css'
import { RoomButton } from '../ui/room-button.tsx'
import { formatProblem } from '../room/error-messages.ts'
import styles from '../ui/page.module.css'
import { useRoom, useRoomStore } from '../room/room-context.ts'
import { useMessages } from '../i18n/messages.tsx'

/** Paper instead of a screen (15 USC 7001(c)(1)(B)(i)): asked for once, and nothing ends by it. */
export function AskForPaper() {
  const { help } = useMessages()
  const { sender, told } = useRoom()
  const { busy, problem, tell: send } = useMessageOwner()

  return (
    <Choice title={help.paper} text={help.paperText(sender.name)}>
      {told.paperAt ? (
        <p role="status">{help.paperTold(sender.name)}</p>
      ) : (
        <RoomButton busy={busy} onClick={() => void send({ about: 'paper' })}>
          {busy ? help.telling : help.paperGo}
        </RoomButton>
      )}
      <Problem text={problem} />
    </Choice>
  )
}

export function AskOwner() {
  const { help } = useMessages()
  const { sender } = useRoom()
  const { busy, problem, tell } = useMessageOwner()
  const [question, setQuestion] = useState('')
  const [sent, setSent] = useState(false)
  const id = useId()

  async function send() {
    const arrived = await tell({ about: 'question', words: question.trim() }, help.askMissing)
    setSent(arrived)
    if (arrived) {
      setQuestion('')
    } else {
      document.getElementById(id)?.focus()
    }
  }

  return (
    <Choice title={help.ask} text={help.askText(sender.name)}>
      <div className={fieldStyles.field}>
        <label htmlFor={id} className={fieldStyles.label}>
          {help.askLabel}
        </label>
        <textarea
          id={id}
          className={fieldStyles.box}
          rows={3}
          maxLength={limits.reasonLength}
          value={question}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && `${id}-problem`}
          onChange={(event) => setQuestion(event.target.value)}
        />
        <Problem text={problem} id={`${id}-problem`} />
      </div>
      <RoomButton busy={busy} onClick={() => void send()}>
        {busy ? help.telling : help.askGo}
      </RoomButton>
      <p role="status">{sent ? help.asked(sender.name) : ''}</p>
    </Choice>
  )
}

/** Ends this link alone; what was entered with it goes. */
export function ReportWrongRecipient() {
  const { help } = useMessages()
  const { sender, person } = useRoom()
  const { busy, problem, tell } = useMessageOwner()

  return (
    <Choice title={help.notMe} text={help.notMeText(person.name, sender.name)}>
      <RoomButton kind="danger" busy={busy} onClick={() => void tell({ about: 'not-me' })}>
        {busy ? help.telling : help.notMeGo(person.name)}
      </RoomButton>
      <Problem text={problem} />
    </Choice>
  )
}

interface ChoiceProps {
  title: string
  text: string
  children: ReactNode
}

function Choice({ title, text, children }: ChoiceProps) {
  return (
    <details className={styles.choice}>
      <summary>{title}</summary>
      <p>{text}</p>
      <div className={styles.act}>{children}</div>
    </details>
  )
}

function Problem({ text, id }: { text: string | undefined; id?: string }) {
  return text === undefined ? null : (
    <p id={id} role="alert" className={fieldStyles.problem}>
      {text}
    </p>
  )
}

function useMessageOwner() {
  const t = useMessages()
  const store = useRoomStore()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  /** Answers whether it arrived; `missing` is the error for an empty question. */
  async function tell(message: RoomMessage, missing?: string): Promise<boolean> {
    if (message.about === 'question' && message.words === '') {
      setProblem(missing)
      return false
    }
    setBusy(true)
    const result = await store.messageOwner(message)
    setBusy(false)
    setProblem(result.ok ? undefined : formatProblem(result.problem, t))
    return result.ok
  }

  return { busy, problem, tell }
}
