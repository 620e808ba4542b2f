import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { errorMessage } from '../../../lib/problem-messages.ts'
import { useSingleMutation } from '../../../lib/use-single-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { hideMutation } from './action-queries.ts'

/** One button with two labels, so that it keeps the focus. */
export function HideButton({ packet: { documentGroupId, hidden } }: { packet: Packet }) {
  const moving = useSingleMutation(hideMutation)

  return (
    <>
      <Button
        busy={moving.isPending}
        busyLabel={hidden ? 'Showing…' : 'Hiding…'}
        onClick={() => moving.mutate({ docGroupId: documentGroupId, hide: !hidden })}
      >
        {hidden ? 'Show again' : 'Hide'}
      </Button>
      <FieldError>{moving.error ? errorMessage(moving.error) : undefined}</FieldError>
    </>
  )
}
