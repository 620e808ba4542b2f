import { useMutation } from '@tanstack/react-query'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { failure, type ListMessage } from './list-message.tsx'
import { packetListFileMutation, type PacketFilter } from './packets-query.ts'
import phoneStyles from '../../../ui/phone.module.css'

interface CsvButtonProps {
  filter: PacketFilter
  onMessage: (message: ListMessage | undefined) => void
}

/**
 * All that is listed, also what "Show more" has not loaded yet. In a menu; on a phone, where the tools
 * of the list are behind a button already, as a button.
 */
export function CsvButton({ filter, onMessage }: CsvButtonProps) {
  const { mutate, isPending } = useMutation(packetListFileMutation)

  function download() {
    mutate(filter, {
      onSuccess: (csv) => saveFile(csv, 'legal-form-packets.csv'),
      onError: (error) => onMessage(failure(label, error)),
    })
  }

  return (
    <>
      <div className={phoneStyles.only}>
        <Button kind="quiet" busy={isPending} busyLabel="Downloading…" onClick={download}>
          {label}
        </Button>
      </div>
      <div className={phoneStyles.never}>
        <Menu label="More for this list" items={[{ label, onSelect: download }]} />
      </div>
    </>
  )
}

const label = 'Download as CSV'
