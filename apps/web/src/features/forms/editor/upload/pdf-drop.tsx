import type { ReactNode } from 'react'
import { useFileDrop } from '../../../../lib/use-file-drop.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { FieldError } from '../../../../ui/field-error.tsx'
import styles from './upload.module.css'

interface PdfDropProps {
  onFile: (file: File) => void
  error: string | undefined
  children?: ReactNode
}

export function PdfDrop({ onFile, error, children }: PdfDropProps) {
  const drop = useFileDrop(({ files }) => takeFirst(files, onFile))

  return (
    <div className={styles.drop} {...drop}>
      {children}
      <label className={styles.chooseFile}>
        <input
          type="file"
          accept="application/pdf,.pdf"
          className={styles.input}
          aria-describedby={error ? 'pdf-refusal' : undefined}
          aria-invalid={error !== undefined}
          onChange={({ currentTarget }) => {
            takeFirst(currentTarget.files, onFile)
            // Lets the same file be chosen again after it was corrected.
            currentTarget.value = ''
          }}
        />
        <span className={buttonClass('primary')}>
          {error ? 'Choose another PDF' : 'Choose a PDF'}
        </span>
      </label>
      <p className={styles.hint}>or drop it here</p>
      <p className={styles.limits}>Up to 50 MB and 500 pages.</p>
      <div role="alert">
        <FieldError id="pdf-refusal">{error}</FieldError>
      </div>
    </div>
  )
}

function takeFirst(files: FileList | null, onFile: (file: File) => void): void {
  const [file] = files ?? []
  if (file) {
    onFile(file)
  }
}
