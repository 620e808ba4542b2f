import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { useId } from 'react'
import { errorMessage } from '../../../lib/problem-messages.ts'
import { useSingleMutation } from '../../../lib/use-single-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { remindSignerMutation } from './action-queries.ts'
import { reminderState } from './reminder-state.ts'
import textStyles from '../../../ui/text.module.css'
import { useNow } from './use-now.ts'

interface RemindButtonProps {
  invite: SigningInvite
  /** The id of the signer's name, for screen readers. */
  nameId: string
}

/** At most once an hour; the button keeps the focus and says when it is possible again. */
export function RemindButton({ invite, nameId }: RemindButtonProps) {
  const stateId = useId()
  const now = useNow()
  const reminding = useSingleMutation(remindSignerMutation(invite.documentGroupId))
  const { possible, words } = reminderState(invite, now)

  return (
    <>
      <Button
        busy={reminding.isPending || !possible}
        busyLabel={reminding.isPending ? 'Reminding…' : 'Remind'}
        aria-describedby={`${nameId} ${stateId}`}
        onClick={() => reminding.mutate(invite.role)}
      >
        Remind
      </Button>
      <p id={stateId} role="status" className={textStyles.hint}>
        {words}
      </p>
      <div role="alert">
        <FieldError>
          {reminding.error && possible
            ? errorMessage(reminding.error, 'The reminder was not sent.')
            : undefined}
        </FieldError>
      </div>
    </>
  )
}
