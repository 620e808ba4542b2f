import type { FormUpload } from '@countersign/contract'
import { useState } from 'react'
import { PdfUpload } from './pdf-upload.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'

export function ReplacePdf({ onTaken }: { onTaken: (upload: FormUpload) => void }) {
  const [asking, setAsking] = useState(false)

  return (
    <>
      <Button onClick={() => setAsking(true)}>Replace the PDF</Button>
      {asking && (
        <Dialog title="Replace the PDF" onClose={() => setAsking(false)}>
          <p>Your fields stay where they are on every page that the new file has.</p>
          <PdfUpload
            onUploaded={(upload) => {
              setAsking(false)
              onTaken(upload)
            }}
          />
        </Dialog>
      )}
    </>
  )
}
