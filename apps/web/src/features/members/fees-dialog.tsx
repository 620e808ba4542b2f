import { useMutation } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { errorMessage } from '../../lib/problem-messages.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/field/select.tsx'
import { Notice } from '../../ui/notice.tsx'
import { feesMutation } from './member-queries.ts'
import flexStyles from '../../ui/flex.module.css'

/** The fees of a month as a file; the last month is chosen, which is what is accounted for. */
export function FeesDialog({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const download = useMutation(feesMutation)
  const months = listMonths(new Date())
  const [month, setMonth] = useState(months[1]?.value ?? '')

  function save(event: FormEvent) {
    event.preventDefault()
    download.mutate({ month }, { onSuccess: (csv) => saveFile(csv, `fees-${month}.csv`) })
  }

  return (
    <Dialog
      title="Fees"
      onClose={onClose}
      actions={
        <Button
          kind="primary"
          type="submit"
          form={formId}
          busy={download.isPending}
          busyLabel="Downloading…"
        >
          Download as CSV
        </Button>
      }
    >
      <form id={formId} className={flexStyles.column4} onSubmit={save}>
        <p>
          One line for each fee, by member: receipt, date, packet ID, form class and amount. Nothing
          that packets say.
        </p>
        {download.isError && (
          <Notice tone="red" role="alert" title="The fees could not be downloaded.">
            {errorMessage(download.error)}
          </Notice>
        )}
        <Select
          label="Month"
          options={months}
          value={month}
          onChange={({ currentTarget }) => setMonth(currentTarget.value)}
        />
        <p role="status">{download.isSuccess && 'The file was downloaded.'}</p>
      </form>
    </Dialog>
  )
}

/** This month and the 35 before it, newest first: `{ value: '2026-11', label: 'November 2026' }`. */
function listMonths(now: Date): { value: string; label: string }[] {
  return Array.from({ length: 36 }, (_, ago) => {
    const first = new Date(now.getFullYear(), now.getMonth() - ago, 1)

    return {
      value: `${first.getFullYear()}-${String(first.getMonth() + 1).padStart(2, '0')}`,
      label: first.toLocaleDateString('en-US', { month: 'long', year: 'numeric' }),
    }
  })
}
