import {
  type AssociationFormResponse,
  PublishBody,
} from '@countersign/contract/schemas/association'
import { useState } from 'react'
import { errorMessage } from '../../../lib/problem-messages.ts'
import { useSingleMutation } from '../../../lib/use-single-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { DayInput } from '../../../ui/field/day-input.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { Textarea } from '../../../ui/field/textarea.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PrimaryBar } from '../../../ui/primary-bar.tsx'
import flexStyles from '../../../ui/flex.module.css'
import { publishMutation } from './association-queries.ts'
import { errorsOf, problemErrors, todayHere, type InputErrors } from './check-input.ts'
import { CheckedBlanks } from './checked-blanks.tsx'
import { CheckedComparison } from './checked-comparison.tsx'
import { CheckedPreview } from './checked-preview.tsx'

interface PublishFormProps {
  form: AssociationFormResponse
  /** The newest edition, which is a draft. */
  draft: string
  backPath: string
  onPublished: () => void
}

/** Everything that must be looked at before members get a new edition. */
export function PublishForm({ form: response, draft, backPath, onPublished }: PublishFormProps) {
  const { form, editions, blanks, freeBlanks } = response
  const publishing = useSingleMutation(publishMutation(form._id, onPublished))
  const [isChecked, setIsChecked] = useState(false)
  const [input, setInput] = useState({
    number: form.number ?? '',
    firstDay: todayHere(),
    lastDay: '',
    note: '',
    instructions: editions[0]?.instructions ?? '',
    freeBlanks,
    previewed: false,
    compared: editions.length === 0,
  })
  const open = blanks.filter(({ id, isLinked }) => !isLinked && !input.freeBlanks.includes(id))
  const parsed = PublishBody.safeParse({ ...input, edition: draft, lastDay: input.lastDay || null })
  const errors: InputErrors = {
    ...problemErrors(publishing.error),
    ...(isChecked && errorsOf(parsed.error)),
    ...(isChecked &&
      open.length > 0 && { freeBlanks: 'Say of each blank that it is meant to be asked here.' }),
  }
  const change = (part: Partial<typeof input>) => {
    publishing.reset()
    setInput((before) => ({ ...before, ...part }))
  }

  function publish() {
    setIsChecked(true)
    if (parsed.success && open.length === 0) {
      publishing.mutate(parsed.data)
    }
  }

  return (
    <div className={flexStyles.column5}>
      {publishing.isError && Object.keys(errors).length === 0 && (
        <Notice tone="red" role="alert" title="The form was not published.">
          {errorMessage(publishing.error)}
        </Notice>
      )}
      <Card className={flexStyles.column3}>
        <h2>What members get to know</h2>
        <div className={flexStyles.column4}>
          <TextInput
            label="Number"
            description="Members find the form by it."
            value={input.number}
            error={errors.number}
            onChange={({ currentTarget }) => change({ number: currentTarget.value })}
          />
          <div className={flexStyles.tiles}>
            <DayInput
              label="First day"
              description="Today or later, where the home is."
              value={input.firstDay}
              error={errors.firstDay}
              onChange={(firstDay) => change({ firstDay })}
            />
            <DayInput
              label="Last day (optional)"
              description="Empty: until another edition replaces it."
              value={input.lastDay}
              error={errors.lastDay}
              onChange={(lastDay) => change({ lastDay })}
            />
          </div>
          <Textarea
            label="What changed"
            description="Members read it in the preview and under “What changed”."
            rows={3}
            value={input.note}
            error={errors.note}
            onChange={({ currentTarget }) => change({ note: currentTarget.value })}
          />
          <Textarea
            label="Instructions for members (optional)"
            rows={5}
            value={input.instructions}
            error={errors.instructions}
            onChange={({ currentTarget }) => change({ instructions: currentTarget.value })}
          />
        </div>
      </Card>
      <Card className={flexStyles.column3}>
        <h2>Every blank</h2>
        <CheckedBlanks
          blanks={blanks}
          free={input.freeBlanks}
          onFree={(free) => change({ freeBlanks: free })}
        />
        <FieldError id="blanks-error">{errors.freeBlanks}</FieldError>
      </Card>
      <Card className={flexStyles.column3}>
        <h2>Preview</h2>
        <CheckedPreview
          formId={form._id}
          title={form.title}
          edition={draft}
          onAllSeen={() => change({ previewed: true })}
        />
        <FieldError id="preview-error">{errors.previewed}</FieldError>
      </Card>
      {editions.length > 0 && (
        <Card className={flexStyles.column3}>
          <h2>Compared with the last edition</h2>
          <CheckedComparison
            formId={form._id}
            edition={draft}
            isCompared={input.compared}
            onCompared={(compared) => change({ compared })}
          />
          <FieldError id="comparison-error">{errors.compared}</FieldError>
        </Card>
      )}
      <PrimaryBar
        aside={isChecked && Object.keys(errors).length > 0 && 'Something is missing above.'}
      >
        <ButtonLink to={backPath}>Back</ButtonLink>
        <Button
          kind="primary"
          busy={publishing.isPending || publishing.isSuccess}
          busyLabel="Publishing…"
          onClick={publish}
        >
          Publish
        </Button>
      </PrimaryBar>
    </div>
  )
}
