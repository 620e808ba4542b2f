import { useMutation, useQuery } from '@tanstack/react-query'
import { errorMessage } from '../../../lib/problem-messages.ts'
import { pluralize } from '../../../lib/pluralize.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { QueryError } from '../../../ui/query-error.tsx'
import flexStyles from '../../../ui/flex.module.css'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import tableStyles from '../../../ui/small-table.module.css'
import spaceStyles from '../../../ui/space.module.css'
import { formUseFileMutation, formUseQuery } from './association-queries.ts'
import phoneStyles from '../../../ui/phone.module.css'

/** How many packets there are of each edition, and of how many members. */
export function FormUse({ formId }: { formId: string }) {
  return (
    <>
      <h2 className={spaceStyles.bottom3}>Use</h2>
      <Counts formId={formId} />
    </>
  )
}

function Counts({ formId }: { formId: string }) {
  const use = useQuery(formUseQuery(formId))
  const download = useMutation(formUseFileMutation)
  if (use.isPending) {
    return <LoadingState shape="text" count={3} label="Counting…" />
  }
  if (use.isError) {
    return <QueryError query={use} title="The packets could not be counted." />
  }

  const { editions, members } = use.data
  if (editions.length === 0) {
    return <p>No member has used this form yet.</p>
  }
  return (
    <div className={flexStyles.column4}>
      <table className={tableStyles.table} aria-label="Packets by edition">
        <thead>
          <tr>
            <th scope="col">Edition</th>
            <th scope="col">Not sent</th>
            <th scope="col">Waiting for signatures</th>
            <th scope="col">Executed</th>
          </tr>
        </thead>
        <tbody>
          {editions.map(({ edition, drafts, waiting, executed }) => (
            <tr key={edition}>
              <th scope="row">
                <span className={phoneStyles.only}>Edition </span>
                {edition}
              </th>
              <td data-label="Not sent">{drafts}</td>
              <td data-label="Waiting for signatures">{waiting}</td>
              <td data-label="Executed">{executed}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{pluralize(members, 'member')} used it.</p>
      {download.isError && (
        <Notice tone="red" role="alert" title="The list could not be downloaded.">
          {errorMessage(download.error)}
        </Notice>
      )}
      <div>
        <Button
          busy={download.isPending}
          busyLabel="Downloading…"
          onClick={() =>
            download.mutate(formId, { onSuccess: (csv) => saveFile(csv, 'members.csv') })
          }
        >
          Download the members as CSV
        </Button>
      </div>
    </div>
  )
}
