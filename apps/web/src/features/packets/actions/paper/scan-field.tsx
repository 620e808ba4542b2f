import { useId } from 'react'
import { formatNames } from '../../../../lib/format-names.ts'
import { pluralize } from '../../../../lib/pluralize.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { FieldError } from '../../../../ui/field-error.tsx'
import type { Scan } from './read-scan.ts'
import styles from './scan-field.module.css'

interface ScanFieldProps {
  scan: Scan | undefined
  reading: boolean
  error: string | undefined
  onFiles: (files: File[]) => void
}

/** A PDF, or photos of the pages in reading order. */
export function ScanField({ scan, reading, error, onFiles }: ScanFieldProps) {
  const errorId = useId()
  const hintId = useId()

  return (
    <div className={styles.field}>
      <label className={styles.choose}>
        <input
          type="file"
          multiple
          accept="application/pdf,.pdf,image/*"
          className={styles.input}
          data-autofocus
          aria-label="Signed pages"
          aria-describedby={`${hintId} ${errorId}`}
          aria-invalid={error !== undefined}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])]
            // Lets the same file be chosen again after it was corrected.
            currentTarget.value = ''
            if (files.length > 0) {
              onFiles(files)
            }
          }}
        />
        <span className={buttonClass('secondary')}>
          {scan ? 'Choose other files' : 'Choose the signed pages'}
        </span>
      </label>
      <p id={hintId} className={styles.hint}>
        One PDF, or a photo of each page in reading order. Up to 50 MB.
      </p>
      <p role="status">
        {reading && 'Reading the pages…'}
        {scan && `${formatNames(scan.names)}: ${pluralize(scan.pages, 'page')}.`}
      </p>
      <div role="alert">
        <FieldError id={errorId}>{error}</FieldError>
      </div>
    </div>
  )
}
