import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { errorMessage } from '../../../lib/problem-messages.ts'
import { useSingleMutation } from '../../../lib/use-single-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { putAwayMutation } from './action-queries.ts'

/** One button with two labels, so that it keeps the focus. */
export function PutAwayButton({ packet: { documentGroupId, putAway } }: { packet: Packet }) {
  const moving = useSingleMutation(putAwayMutation(documentGroupId))

  return (
    <>
      <Button
        busy={moving.isPending}
        busyLabel={putAway ? 'Bringing back…' : 'Putting away…'}
        onClick={() => moving.mutate(!putAway)}
      >
        {putAway ? 'Bring back' : 'Put away'}
      </Button>
      <FieldError>{moving.error ? errorMessage(moving.error) : undefined}</FieldError>
    </>
  )
}
