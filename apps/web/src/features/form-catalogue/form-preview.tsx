import { type Form, printReason } from '@countersign/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { wordsFor } from '../../lib/problem-messages.ts'
import { BrokenState } from '../../ui/broken-state.tsx'
import { ModalSheet } from '../../ui/modal-sheet.tsx'
import { PdfDocument } from '../../ui/pdf-document.tsx'
import { WaitingState } from '../../ui/waiting-state.tsx'
import styles from './form-catalogue.module.css'
import { formPreviewQuery } from './form-queries.ts'

interface FormPreviewProps {
  form: Form
  /** For how many residents. */
  signers: number
  onClose: () => void
  /** Between what the form is and its pages. */
  children?: ReactNode
}

export function FormPreview({ form, signers, onClose, children }: FormPreviewProps) {
  const preview = useQuery(formPreviewQuery(form._id, signers))
  const print = printReason(form.deliveryClass)

  return (
    <ModalSheet title="Preview Document" size="lg" onClose={onClose}>
      <div className={styles.previewWords}>
        <h3>{form.title}</h3>
        <p>{form.description}</p>
        {print && <p>{print.reason}</p>}
        {children}
      </div>
      {preview.isPending && <WaitingState shape="cards" count={2} label="Loading the form…" />}
      {preview.isError && (
        <BrokenState
          title="This form cannot be shown right now."
          onRetry={() => void preview.refetch()}
          retrying={preview.isFetching}
        >
          {wordsFor(preview.error, 'You can still choose it for your packet.')}
        </BrokenState>
      )}
      {preview.isSuccess && (
        <PdfDocument
          pdf={preview.data}
          title={`${form.title}, blank form`}
          saveAs={fileName(form)}
        />
      )}
    </ModalSheet>
  )
}

function fileName({ title }: Form): string {
  return `${title.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}.pdf`
}
