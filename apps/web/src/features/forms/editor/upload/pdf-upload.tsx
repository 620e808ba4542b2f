import type { FormUpload } from '@countersign/contract/schemas/forms/form-upload'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../../../lib/problem-messages.ts'
import { Card } from '../../../../ui/card.tsx'
import { useFormOwner } from '../saving/form-owner.ts'
import { PasswordForm } from './password-form.tsx'
import { PdfDrop } from './pdf-drop.tsx'
import { uploadPdf, needsPassword } from './upload-pdf.ts'
import dropStyles from '../../../../ui/drop-area.module.css'
import styles from './upload.module.css'
import textStyles from '../../../../ui/text.module.css'

interface PdfUploadProps {
  onUploaded: (upload: FormUpload, fileName: string) => void
}

export function PdfUpload({ onUploaded }: PdfUploadProps) {
  const owner = useFormOwner()
  const [part, setPart] = useState(0)
  const uploading = useMutation({
    mutationFn: uploadPdf,
    onSuccess: (upload, { file }) => onUploaded(upload, file.name),
  })
  const { error, variables } = uploading

  function take(file: File, password?: string) {
    setPart(0)
    uploading.mutate({ owner, file, onProgress: setPart, ...(password && { password }) })
  }

  if (variables && (uploading.isPending || uploading.isSuccess)) {
    return (
      <Card>
        <UploadProgress fileName={variables.file.name} progress={part} />
      </Card>
    )
  }
  if (variables && needsPassword(error)) {
    return (
      <Card>
        <PasswordForm
          fileName={variables.file.name}
          error={errorMessage(error)}
          onPassword={(password) => take(variables.file, password)}
          onChooseAnother={uploading.reset}
        />
      </Card>
    )
  }

  return (
    <PdfDrop
      onFile={(file) => take(file)}
      error={error && variables ? `“${variables.file.name}”: ${errorMessage(error)}` : undefined}
    >
      <p className={dropStyles.intro}>
        Upload your form as a PDF. Fields that it already has are imported.
      </p>
    </PdfDrop>
  )
}

interface UploadProgressProps {
  fileName: string
  /** 0 to 1. */
  progress: number
}

function UploadProgress({ fileName, progress }: UploadProgressProps) {
  const percent = Math.round(progress * 100)

  return (
    <div className={styles.progress}>
      <p role="status" className={dropStyles.intro}>
        {progress < 1 ? `Uploading “${fileName}”…` : `Looking for fields in “${fileName}”…`}
      </p>
      <progress aria-label="Uploaded" max={100} {...(progress < 1 && { value: percent })} />
      {progress < 1 && <p className={textStyles.hint}>{percent}%</p>}
    </div>
  )
}
