import type { FormCategory, FormSigners } from '@countersign/contract'
import { formCategories } from '@countersign/contract/calls'
import { NativeSelect } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStore } from '../../../../lib/store.ts'
import { Button } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { Card } from '../../../../ui/card.tsx'
import { PrimaryBar } from '../../../../ui/primary-bar.tsx'
import { invalidateForms } from '../saving/own-form-queries.ts'
import { asPlaced, SignersField } from '../saving/signers-field.tsx'
import { useLeaveWarning } from '../saving/use-leave-warning.ts'
import { BulkDrop } from './bulk-drop.tsx'
import { countResults } from './bulk-files.ts'
import { BulkStatus } from './bulk-status.tsx'
import { BulkTable } from './bulk-table.tsx'
import { createBulkUpload, type BulkUpload as Bulk } from './bulk-upload-store.ts'
import styles from './bulk.module.css'

interface BulkUploadProps {
  editPath: (formId: string) => string
  formsPath: string
}

/** Many PDFs become forms, one after the other, with a row for each. */
export function BulkUpload({ editPath, formsPath }: BulkUploadProps) {
  const [bulk] = useState(createBulkUpload)
  const state = useStore(bulk)
  useStopOnLeave(bulk)
  useLeaveWarning(state.run !== 'idle')

  return (
    <>
      {state.run === 'idle' && <BulkDrop onFiles={bulk.choose} />}
      {state.files.length > 0 && <BulkStatus state={state} />}
      <Controls bulk={bulk} formsPath={formsPath} />
      {state.files.length > 0 && (
        <BulkTable
          files={state.files}
          present={state.present}
          editPath={state.run === 'idle' ? editPath : undefined}
        />
      )}
    </>
  )
}

function Controls({ bulk, formsPath }: { bulk: Bulk; formsPath: string }) {
  const state = useStore(bulk)
  const queries = useQueryClient()
  const [category, setCategory] = useState<FormCategory>()
  const [signers, setSigners] = useState<FormSigners>()
  const [error, setError] = useState<string>()
  const ready = state.files.some(
    ({ key, result }) => result.state === 'waiting' && state.present.has(key),
  )
  const { added, known, refused, left } = countResults(state.files)

  async function start() {
    if (!category) {
      setError('Choose a category.')
      return
    }
    await bulk.start({ category, signers })
    await invalidateForms(queries)
  }

  return (
    <>
      {left > 0 && state.run === 'idle' && (
        <Card>
          <div className={styles.details}>
            <NativeSelect
              label="Category of these forms"
              data={[{ value: '', label: 'Choose a category' }, ...formCategories]}
              value={category ?? ''}
              error={error}
              onChange={({ currentTarget: { value } }) => {
                setError(undefined)
                setCategory(formCategories.find((known) => known === value))
              }}
            />
            <SignersField
              signers={signers}
              unset={asPlaced}
              description="Whoever has no signature on the pages signs on an added page."
              onChange={setSigners}
            />
          </div>
        </Card>
      )}
      <PrimaryBar>
        {state.files.length > 0 && state.run === 'idle' && (
          <Button onClick={bulk.clear}>Clear the list</Button>
        )}
        {state.run !== 'idle' && (
          <Button disabled={state.run === 'stopping'} onClick={bulk.stop}>
            Stop
          </Button>
        )}
        {ready && state.run === 'idle' && (
          <Button kind="primary" onClick={() => void start()}>
            {added + known + refused > 0
              ? 'Continue'
              : `Upload ${left === 1 ? '1 PDF' : `${left} PDFs`}`}
          </Button>
        )}
        {!ready && state.run === 'idle' && <ButtonLink to={formsPath}>Go to my forms</ButtonLink>}
      </PrimaryBar>
    </>
  )
}

/** The file that is being sent is finished. */
function useStopOnLeave(bulk: Bulk): void {
  useEffect(() => () => bulk.stop(), [bulk])
}
