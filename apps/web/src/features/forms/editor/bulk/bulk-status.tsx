import { pluralize } from '../../../../lib/pluralize.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { countResults } from './bulk-files.ts'
import type { BulkState } from './bulk-upload-store.ts'
import styles from './bulk.module.css'

/** How far the upload is, what was left out, and why it pauses or stopped. */
export function BulkStatus({ state }: { state: BulkState }) {
  const { files, run, pause, failure, others, tooMany } = state
  const { added, known, refused, left } = countResults(files)
  const parts = [
    `${added} added`,
    ...(known > 0 ? [`${known} already in your forms`] : []),
    ...(refused > 0 ? [`${refused} not added`] : []),
    ...(left > 0 ? [`${left} to go`] : []),
  ]

  return (
    <div className={styles.summary}>
      <p role="status">
        <strong>{pluralize(files.length, 'file')}:</strong> {parts.join(', ')}.{' '}
        {run === 'stopping' && 'Stopping after this file…'}
      </p>
      {files.length > 0 && (
        <progress aria-label="Done" max={files.length} value={files.length - left} />
      )}
      {pause !== undefined && (
        <p>
          Many files were sent in a minute. The upload continues by itself in{' '}
          {pluralize(pause, 'second')}.
        </p>
      )}
      {failure && (
        <Notice tone="red" role="alert" title={failure}>
          What was added is in your forms. The rest can be uploaded when you are ready.
        </Notice>
      )}
      {others > 0 && (
        <Notice tone="amber">
          {pluralize(others, 'file')} left out, because only PDFs can be uploaded here.
        </Notice>
      )}
      {tooMany > 0 && (
        <Notice tone="amber">
          {pluralize(tooMany, 'PDF')} left out: these are too many at once. Upload them after these.
        </Notice>
      )}
    </div>
  )
}
