import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { errorMessage } from '../../../lib/problem-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { usePaperFile } from './use-paper-file.ts'

export function PrintButton({ packet }: { packet: Packet }) {
  const print = usePaperFile()

  return (
    <>
      <Button busy={print.isPending} busyLabel="Opening…" onClick={() => print.open(packet)}>
        Print
      </Button>
      <FieldError>
        {print.error ? errorMessage(print.error, 'The documents could not be opened.') : undefined}
      </FieldError>
    </>
  )
}
