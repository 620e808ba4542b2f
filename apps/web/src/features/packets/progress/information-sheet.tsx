import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { QueryError } from '../../../ui/query-error.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { PdfDocument } from '../../../ui/pdf-document.tsx'
import { informationSheetQuery } from './packet-queries.ts'
import flexStyles from '../../../ui/flex.module.css'

/** Beside a form that was filled out to be printed. */
export function InformationSheet({ packet }: { packet: Packet }) {
  const [open, setOpen] = useState(false)

  return (
    <Card>
      <div className={flexStyles.start2}>
        <h2>Spanish information sheet</h2>
        <p>
          A translation with your answers, to print and hand over with the form. It is for
          information only: the English form is the one that counts.
        </p>
        {!open && (
          <Button onClick={() => setOpen(true)}>Show the information sheet in Spanish</Button>
        )}
      </div>
      {open && <Sheet documentGroupId={packet.documentGroupId} />}
    </Card>
  )
}

function Sheet({ documentGroupId }: { documentGroupId: string }) {
  const file = useQuery(informationSheetQuery(documentGroupId))
  if (file.isPending) {
    return <LoadingState shape="cards" count={2} label="Loading the sheet…" />
  }
  if (file.isError) {
    return (
      <QueryError
        query={file}
        title="The information sheet could not be made."
        fallback="Please try again."
      />
    )
  }

  return (
    <PdfDocument
      pdf={file.data}
      title="Spanish information sheet"
      saveAs="spanish-information-sheet.pdf"
    />
  )
}
