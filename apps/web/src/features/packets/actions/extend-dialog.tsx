import { clsx } from 'clsx'
import { linkDayChoices } from '@countersign/contract/rules/reminders'
import { useState } from 'react'
import { useSingleMutation } from '../../../lib/use-single-mutation.ts'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { FieldGroup } from '../../../ui/field/field-group.tsx'
import { extendLinksMutation } from './action-queries.ts'
import type { ActionDialogProps } from './action-dialog-props.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import flexStyles from '../../../ui/flex.module.css'

export function ExtendDialog({ packet, onClose }: ActionDialogProps) {
  const [days, setDays] = useState(packet.linkDays)
  const extending = useSingleMutation(extendLinksMutation(packet.documentGroupId))

  return (
    <ConfirmDialog
      title="Give the signers more time?"
      confirm="Extend"
      busyLabel="Extending…"
      busy={extending.isPending}
      error={extending.error}
      failedTitle="The links were not extended."
      onConfirm={() => extending.mutate(days, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        The links stay the same, and nobody gets an email. A link that has expired works again. No
        link gets less time than it has now.
      </p>
      <FieldGroup role="radiogroup" label="From today, links work for">
        <div className={clsx(flexStyles.start4, flexStyles.start4)}>
          {linkDayChoices.map((choice) => (
            <Checkbox
              key={choice}
              type="radio"
              name="days"
              label={`${choice} days`}
              checked={choice === days}
              onChange={() => setDays(choice)}
            />
          ))}
        </div>
      </FieldGroup>
    </ConfirmDialog>
  )
}
