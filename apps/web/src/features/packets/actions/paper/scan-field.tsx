import { clsx } from 'clsx'
import { useId, type Ref } from 'react'
import { formatNames } from '../../../../lib/format-names.ts'
import { pluralize } from '../../../../lib/pluralize.ts'
import { FieldError } from '../../../../ui/field-error.tsx'
import { FileButton } from '../../../../ui/file-button.tsx'
import type { Scan } from './read-scan.ts'
import textStyles from '../../../../ui/text.module.css'
import flexStyles from '../../../../ui/flex.module.css'

interface ScanFieldProps {
  ref: Ref<HTMLInputElement>
  scan: Scan | undefined
  reading: boolean
  error: string | undefined
  onFiles: (files: readonly File[]) => void
}

/** A PDF, or photos of the pages in reading order. */
export function ScanField({ ref, scan, reading, error, onFiles }: ScanFieldProps) {
  const errorId = useId()
  const hintId = useId()

  return (
    <div className={clsx(flexStyles.start2, textStyles.breaks)}>
      <FileButton
        ref={ref}
        multiple
        accept="application/pdf,.pdf,image/*"
        data-autofocus
        aria-label="Signed pages"
        aria-describedby={`${hintId} ${errorId}`}
        aria-invalid={error !== undefined}
        onFiles={onFiles}
      >
        {scan ? 'Choose other files' : 'Choose the signed pages'}
      </FileButton>
      <p id={hintId} className={textStyles.hint}>
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
