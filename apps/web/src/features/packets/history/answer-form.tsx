import type { PacketQuestion } from '@countersign/contract/schemas/packets/packet'
import { AnswerQuestionBody } from '@countersign/contract/schemas/signing-invites'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { errorMessage } from '../../../lib/problem-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { Textarea } from '../../../ui/field/textarea.tsx'
import { answerMutation } from './history-queries.ts'
import styles from './history.module.css'

interface AnswerFormProps {
  documentGroupId: string
  role: PacketQuestion['role']
  /** "Maria Lopez (Resident 1)". */
  asker: string
  answerable: boolean
}

/** Mails the owner's answer to the person who asked. */
export function AnswerForm({ documentGroupId, role, asker, answerable }: AnswerFormProps) {
  const [words, setWords] = useState('')
  const [error, setError] = useState<string>()
  const answering = useMutation(answerMutation(documentGroupId, role))
  if (!answerable) {
    return (
      <p className={styles.soft}>
        Their link no longer works, so an answer cannot be sent from here. Contact them yourself.
      </p>
    )
  }

  function send(event: FormEvent) {
    event.preventDefault()
    const message = AnswerQuestionBody.safeParse({ words }).error?.issues[0]?.message
    setError(message)
    if (!message && !answering.isPending) {
      answering.mutate(words.trim())
    }
  }

  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <Textarea
        label={`Your answer to ${asker}`}
        description="We email it to them with their signing link."
        rows={2}
        maxRows={8}
        value={words}
        error={error}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <div role="alert">
        <FieldError>
          {answering.error ? errorMessage(answering.error, 'The answer was not sent.') : undefined}
        </FieldError>
      </div>
      <Button type="submit" busy={answering.isPending || answering.isSuccess} busyLabel="Sending…">
        Answer
      </Button>
    </form>
  )
}
