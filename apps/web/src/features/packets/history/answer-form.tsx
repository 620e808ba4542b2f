import { clsx } from 'clsx'
import { zodResolver } from '@hookform/resolvers/zod'
import type { PacketQuestion } from '@countersign/contract/schemas/packets/packet'
import { AnswerQuestionBody } from '@countersign/contract/schemas/signing-invites'
import type { ChangeEvent } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { readDraft, saveDraft } from '../../../lib/drafts.ts'
import { errorMessage } from '../../../lib/problem-messages.ts'
import { useSingleMutation } from '../../../lib/use-single-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { Textarea } from '../../../ui/field/textarea.tsx'
import spaceStyles from '../../../ui/space.module.css'
import { answerDraft, answerMutation } from './history-queries.ts'
import textStyles from '../../../ui/text.module.css'
import flexStyles from '../../../ui/flex.module.css'

interface AnswerFormProps {
  documentGroupId: string
  role: PacketQuestion['role']
  /** "Maria Lopez (Resident 1)". */
  asker: string
  answerable: boolean
}

/** What was typed stays in this tab until it is sent, also when the session ends. */
export function AnswerForm({ documentGroupId, role, asker, answerable }: AnswerFormProps) {
  const draft = answerDraft(documentGroupId, role)
  const answering = useSingleMutation(answerMutation(documentGroupId, role))
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(AnswerQuestionBody),
    defaultValues: { words: z.string().catch('').parse(readDraft(draft)) },
  })
  if (!answerable) {
    return (
      <p className={textStyles.hint}>
        Their link no longer works, so an answer cannot be sent from here. Contact them yourself.
      </p>
    )
  }

  return (
    <form
      className={clsx(flexStyles.column3, spaceStyles.top3)}
      onSubmit={handleSubmit(({ words }) => answering.mutate(words))}
      noValidate
    >
      <Textarea
        {...register('words', {
          onChange: (event: ChangeEvent<HTMLTextAreaElement>) =>
            saveDraft(draft, event.target.value || undefined),
        })}
        label={`Your answer to ${asker}`}
        description="We email it to them with their signing link."
        rows={2}
        maxRows={8}
        error={formState.errors.words?.message}
      />
      <div role="alert">
        <FieldError>
          {answering.error ? errorMessage(answering.error, 'The answer was not sent.') : undefined}
        </FieldError>
      </div>
      <Button
        className={flexStyles.self}
        type="submit"
        busy={answering.isPending || answering.isSuccess}
        busyLabel="Sending…"
      >
        Answer
      </Button>
    </form>
  )
}
