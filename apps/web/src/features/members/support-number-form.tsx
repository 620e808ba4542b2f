import { clsx } from 'clsx'
import { SupportNumberBody } from '@countersign/contract/schemas/members'
import { useState, type FormEvent } from 'react'
import { errorMessage } from '../../lib/problem-messages.ts'
import { useSingleMutation } from '../../lib/use-single-mutation.ts'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import spaceStyles from '../../ui/space.module.css'
import { supportNumberMutation } from './member-queries.ts'
import flexStyles from '../../ui/flex.module.css'

export function SupportNumberForm({ memberId }: { memberId: string }) {
  const entering = useSingleMutation(supportNumberMutation(memberId))
  const [number, setNumber] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const parsed = SupportNumberBody.safeParse({ number })
  const missing = isChecked && !parsed.success ? parsed.error.issues[0]?.message : undefined
  const error = missing ?? (entering.error ? errorMessage(entering.error) : undefined)

  function enter(event: FormEvent) {
    event.preventDefault()
    setIsChecked(true)
    if (parsed.success) {
      entering.mutate(parsed.data.number)
    }
  }

  return (
    <form className={clsx(flexStyles.start4, spaceStyles.top4)} noValidate onSubmit={enter}>
      <TextInput
        label="Support number"
        inputMode="numeric"
        autoComplete="off"
        value={number}
        error={error}
        onChange={({ currentTarget }) => {
          entering.reset()
          setIsChecked(false)
          setNumber(currentTarget.value)
        }}
      />
      <Button kind="primary" type="submit" busy={entering.isPending} busyLabel="Opening…">
        Open the histories
      </Button>
    </form>
  )
}
