import type { FormUpload } from '@countersign/contract/schemas/forms/form-upload'
import { useState } from 'react'
import { PdfUpload } from './pdf-upload.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'

export function ReplacePdf({ onTaken: onUploaded }: { onTaken: (upload: FormUpload) => void }) {
  const [open, setOpen] = useState(false)

  return (
    <>
      <Button onClick={() => setOpen(true)}>Replace the PDF</Button>
      {open && (
        <Dialog title="Replace the PDF" onClose={() => setOpen(false)}>
          <p>Your fields stay where they are on every page that the new file has.</p>
          <PdfUpload
            onUploaded={(upload) => {
              setOpen(false)
              onUploaded(upload)
            }}
          />
        </Dialog>
      )}
    </>
  )
}
