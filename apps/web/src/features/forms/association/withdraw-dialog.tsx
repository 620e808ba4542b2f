import type { AssociationForm } from '@countersign/contract/schemas/association'
import { WithdrawBody } from '@countersign/contract/schemas/association'
import { useQuery } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { errorMessage } from '../../../lib/problem-messages.ts'
import { useSingleMutation } from '../../../lib/use-single-mutation.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { DayInput } from '../../../ui/field/day-input.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { Textarea } from '../../../ui/field/textarea.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import flexStyles from '../../../ui/flex.module.css'
import { Notice } from '../../../ui/notice.tsx'
import { otherFormsQuery, withdrawMutation } from './association-queries.ts'
import { errorsOf, problemErrors, todayHere } from './check-input.ts'

interface WithdrawDialogProps {
  form: AssociationForm
  edition: string
  onClose: () => void
}

export function WithdrawDialog({ form, edition, onClose }: WithdrawDialogProps) {
  const id = useId()
  const others = useQuery(otherFormsQuery(form._id))
  const withdrawing = useSingleMutation(withdrawMutation(form._id))
  const [isChecked, setIsChecked] = useState(false)
  const [input, setInput] = useState({
    day: todayHere(),
    reason: '',
    replacementId: '',
    unsent: '',
  })
  const body = { ...input, edition, replacementId: input.replacementId || null }
  const parsed = WithdrawBody.safeParse(body)
  const errors = { ...problemErrors(withdrawing.error), ...(isChecked && errorsOf(parsed.error)) }
  const change = (part: Partial<typeof input>) => {
    withdrawing.reset()
    setInput({ ...input, ...part })
  }

  function withdraw(event: FormEvent) {
    event.preventDefault()
    setIsChecked(true)
    if (parsed.success) {
      withdrawing.mutate(parsed.data, { onSuccess: onClose })
    }
  }

  return (
    <FormDialog
      title={`Withdraw edition ${edition}?`}
      submit="Withdraw"
      kind="danger"
      cancel="Go back"
      busy={withdrawing.isPending}
      busyLabel="Withdrawing…"
      className={flexStyles.column4}
      onSubmit={withdraw}
      onClose={onClose}
    >
      <p>
        From that day on, no member can choose “{form.title}” in this edition. What was sent stays
        as it is, and its owners are told by email.
      </p>
      {withdrawing.isError && Object.keys(errors).length === 0 && (
        <Notice tone="red" role="alert" title="The edition was not withdrawn.">
          {errorMessage(withdrawing.error)}
        </Notice>
      )}
      <DayInput
        label="Day"
        value={input.day}
        error={errors.day}
        onChange={(day) => change({ day })}
      />
      <Textarea
        label="Reason"
        description="Members read it."
        rows={3}
        value={input.reason}
        error={errors.reason}
        onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
      />
      <Select
        label="Use instead (optional)"
        options={[
          { value: '', label: 'Nothing' },
          ...(others.data ?? []).map(({ _id, title }) => ({ value: _id, label: title })),
        ]}
        value={input.replacementId}
        error={errors.replacementId}
        onChange={({ currentTarget }) => change({ replacementId: currentTarget.value })}
      />
      <fieldset className={flexStyles.column4} aria-describedby={`${id}-unsent`}>
        <legend>Packets that are not sent yet</legend>
        <Checkbox
          type="radio"
          name="unsent"
          label="Stop them"
          description="They cannot be sent until their owner takes another edition."
          checked={input.unsent === 'stop'}
          onChange={() => change({ unsent: 'stop' })}
        />
        <Checkbox
          type="radio"
          name="unsent"
          label="Warn their owners"
          description="They can still be sent."
          checked={input.unsent === 'warn'}
          onChange={() => change({ unsent: 'warn' })}
        />
        <FieldError id={`${id}-unsent`}>{errors.unsent}</FieldError>
      </fieldset>
    </FormDialog>
  )
}
