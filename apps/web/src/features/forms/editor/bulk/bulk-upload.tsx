import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { pluralize } from '../../../../lib/pluralize.ts'
import { useStore } from '../../../../lib/store.ts'
import { Button } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { PrimaryBar } from '../../../../ui/primary-bar.tsx'
import { UndoNotice } from '../../../../ui/undo-notice.tsx'
import { invalidateForms } from '../saving/custom-form-queries.ts'
import { useFormOwner } from '../saving/form-owner.ts'
import { useLeaveWarning } from '../saving/use-leave-warning.ts'
import { BulkDrop } from './bulk-drop.tsx'
import { BulkDetailsFields, noDetails, type ChosenDetails } from './bulk-details.tsx'
import type { BulkDetails } from './bulk-files.ts'
import { BulkStatus } from './bulk-status.tsx'
import { BulkTable } from './bulk-table.tsx'
import { createBulkUpload, type BulkUpload as Bulk } from './bulk-upload-store.ts'

interface BulkUploadProps {
  editPath: (formId: string) => string
  formsPath: string
}

/** Many PDFs become forms, one after the other, with a row for each. */
export function BulkUpload({ editPath, formsPath }: BulkUploadProps) {
  const owner = useFormOwner()
  const [bulk] = useState(() => createBulkUpload(owner))
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const state = useStore(bulk)
  const isIdle = state.run === 'idle'
  useStopOnLeave(bulk)
  useLeaveWarning(!isIdle)

  return (
    <>
      {isIdle && <BulkDrop onFiles={bulk.choose} />}
      <UndoNotice
        message={
          state.cleared > 0 ? `${pluralize(state.cleared, 'file')} left the list.` : undefined
        }
        undoes="clearing the list"
        removalCount={state.cleared}
        onUndo={bulk.restore}
      />
      {state.files.length > 0 && <BulkStatus state={state} />}
      <Controls bulk={bulk} formsPath={formsPath} selected={selected} onSelect={setSelected} />
      {state.files.length > 0 && (
        <BulkTable
          files={state.files}
          present={state.present}
          editPath={isIdle ? editPath : undefined}
          selected={selected}
          onSelect={isIdle ? setSelected : undefined}
        />
      )}
    </>
  )
}

interface ControlsProps {
  bulk: Bulk
  formsPath: string
  /** Keys of rows. */
  selected: ReadonlySet<string>
  onSelect: (keys: ReadonlySet<string>) => void
}

function Controls({ bulk, formsPath, selected, onSelect }: ControlsProps) {
  const state = useStore(bulk)
  const { formsName } = useFormOwner()
  const queries = useQueryClient()
  const [chosen, setChosen] = useState(noDetails)
  const [error, setError] = useState<string>()
  const waiting = state.files.filter(({ result }) => result.state === 'waiting')
  const selectedRows = waiting.filter(({ key }) => selected.has(key))
  const isReady = waiting.some(({ key }) => state.present.has(key))
  const isIdle = state.run === 'idle'

  async function start() {
    const details = toDetails(chosen)
    if (!details && waiting.some((file) => !file.details)) {
      setError('Choose a category.')
      return
    }
    onSelect(new Set())
    await bulk.start(details)
    await invalidateForms(queries)
  }

  function setForSelected() {
    const details = toDetails(chosen)
    if (!details) {
      setError('Choose a category.')
      return
    }
    bulk.describe(new Set(selectedRows.map(({ key }) => key)), details)
    onSelect(new Set())
    setChosen(noDetails)
  }

  return (
    <>
      {waiting.length > 0 && isIdle && (
        <BulkDetailsFields
          details={chosen}
          error={error}
          selected={selectedRows.length}
          onChange={(details) => {
            setError(undefined)
            setChosen(details)
          }}
          onSet={setForSelected}
        />
      )}
      <PrimaryBar>
        {state.files.length > 0 && isIdle && <Button onClick={bulk.clear}>Clear the list</Button>}
        {!isIdle && (
          <Button disabled={state.run === 'stopping'} onClick={bulk.stop}>
            Stop
          </Button>
        )}
        {isReady && isIdle && (
          <Button kind="primary" onClick={() => void start()}>
            {waiting.length < state.files.length
              ? 'Continue'
              : `Upload ${pluralize(waiting.length, 'PDF')}`}
          </Button>
        )}
        {!isReady && isIdle && <ButtonLink to={formsPath}>Go to {formsName}</ButtonLink>}
      </PrimaryBar>
    </>
  )
}

function toDetails({ category, signers, states }: ChosenDetails): BulkDetails | undefined {
  return category && { category, signers, states: [...states] }
}

/** The file that is being sent is finished. */
function useStopOnLeave(bulk: Bulk): void {
  useEffect(() => () => bulk.stop(), [bulk])
}
