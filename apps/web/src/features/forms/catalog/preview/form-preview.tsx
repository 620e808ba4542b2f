import type { Form } from '@countersign/contract'
import { printReason } from '@countersign/contract/calls'
import { useState, type ReactNode } from 'react'
import { Dialog } from '../../../../ui/dialog.tsx'
import styles from '../form-catalog.module.css'
import {
  PreviewFormatChoice,
  PagesPreview,
  TextPreview,
  type PreviewFormat,
} from './preview-formats.tsx'

interface FormPreviewProps {
  form: Form
  /** Number of residents. */
  signers: number
  onClose: () => void
  children?: ReactNode
}

export function FormPreview({ form, signers, onClose, children }: FormPreviewProps) {
  const [face, show] = useState<PreviewFormat>('pages')
  const print = printReason(form.deliveryClass)

  return (
    <Dialog title="Preview Document" size="lg" onClose={onClose}>
      <div className={styles.previewIntro}>
        <h3>{form.title}</h3>
        <p>{form.description}</p>
        {print && <p>{print.reason}</p>}
        {children}
        <PreviewFormatChoice form={form} face={face} onChoose={show} />
      </div>
      {face === 'text' ? (
        <TextPreview form={form} signers={signers} />
      ) : (
        <PagesPreview
          form={form}
          signers={signers}
          print={face === 'large' ? 'large' : 'standard'}
        />
      )}
    </Dialog>
  )
}
