import { useMutation } from '@tanstack/react-query'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { failure, type ListMessage } from './list-message.tsx'
import { packetListFileMutation, type PacketFilter } from './packets-query.ts'

interface CsvButtonProps {
  filter: PacketFilter
  onMessage: (message: ListMessage | undefined) => void
}

/** All that is listed, also what "Show more" has not loaded yet. */
export function CsvButton({ filter, onMessage }: CsvButtonProps) {
  const { mutate, isPending } = useMutation(packetListFileMutation)

  return (
    <Button
      kind="quiet"
      busy={isPending}
      busyLabel="Downloading…"
      onClick={() =>
        mutate(filter, {
          onSuccess: (csv) => saveFile(csv, 'legal-form-packets.csv'),
          onError: (error) => onMessage(failure('Download as CSV', error)),
        })
      }
    >
      Download as CSV
    </Button>
  )
}
