import type { Form } from '@countersign/contract'
import { printReason } from '@countersign/contract/calls'
import { useState, type ReactNode } from 'react'
import { Dialog } from '../../../../ui/dialog.tsx'
import styles from '../form-catalog.module.css'
import { FormFaceChoice, FormPages, FormWords, type FormFace } from './preview-formats.tsx'

interface FormPreviewProps {
  form: Form
  /** For how many residents. */
  signers: number
  onClose: () => void
  /** Between what the form is and its pages. */
  children?: ReactNode
}

/** The blank form: its pages, in large print if one likes, or its words. */
export function FormPreview({ form, signers, onClose, children }: FormPreviewProps) {
  const [face, show] = useState<FormFace>('pages')
  const print = printReason(form.deliveryClass)

  return (
    <Dialog title="Preview Document" size="lg" onClose={onClose}>
      <div className={styles.previewWords}>
        <h3>{form.title}</h3>
        <p>{form.description}</p>
        {print && <p>{print.reason}</p>}
        {children}
        <FormFaceChoice form={form} face={face} onChoose={show} />
      </div>
      {face === 'text' ? (
        <FormWords form={form} signers={signers} />
      ) : (
        <FormPages form={form} signers={signers} print={face === 'large' ? 'large' : 'standard'} />
      )}
    </Dialog>
  )
}
