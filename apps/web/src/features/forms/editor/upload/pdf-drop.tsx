import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useFileDrop } from '../../../../lib/use-file-drop.ts'
import { FieldError } from '../../../../ui/field-error.tsx'
import { FileButton } from '../../../../ui/file-button.tsx'
import textStyles from '../../../../ui/text.module.css'
import dropStyles from '../../../../ui/drop-area.module.css'

interface PdfDropProps {
  onFile: (file: File) => void
  error: string | undefined
  children?: ReactNode
}

export function PdfDrop({ onFile, error, children }: PdfDropProps) {
  const drop = useFileDrop(({ files: [file] }) => file && onFile(file))

  return (
    <div className={dropStyles.drop} {...drop}>
      {children}
      <FileButton
        kind="primary"
        accept="application/pdf,.pdf"
        aria-describedby={error ? 'pdf-refusal' : undefined}
        aria-invalid={error !== undefined}
        onFiles={([file]) => onFile(file)}
      >
        {error ? 'Choose another PDF' : 'Choose a PDF'}
      </FileButton>
      <p className={clsx(textStyles.hint, dropStyles.hint)}>or drop it here</p>
      <p className={textStyles.hint}>Up to 50 MB and 500 pages.</p>
      <div role="alert">
        <FieldError id="pdf-refusal">{error}</FieldError>
      </div>
    </div>
  )
}
