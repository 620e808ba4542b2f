import { clsx } from 'clsx'
import type { Form, FormBundle } from '@countersign/contract/schemas/forms/form'
import { isSignable } from '@countersign/contract/rules/form-rules'
import { useState } from 'react'
import { pluralize } from '../../../../lib/pluralize.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import spaceStyles from '../../../../ui/space.module.css'
import { BundleLine, type BundleForm } from './bundle-line.tsx'
import flexStyles from '../../../../ui/flex.module.css'
import textStyles from '../../../../ui/text.module.css'

export interface BundleContext {
  isChosen: (formId: string) => boolean
  /** Why a form cannot be chosen for these signers, as a sentence. */
  unavailableReason: (form: Form) => string | undefined
  /** Of one copy, for these signers. */
  pagesOf: (form: Form) => number
  printPath: (formId: string) => string
}

interface BundleDialogProps extends BundleContext {
  bundle: FormBundle
  /** Every form that the bundle names. */
  forms: readonly Form[]
  onAdd: (forms: Form[]) => void
  onClose: () => void
}

/** A bundle as a checklist: each form with its reason, and each can be left out before it is added. */
export function BundleDialog(props: BundleDialogProps) {
  const { bundle, pagesOf, isChosen, printPath, onAdd, onClose } = props
  const lines = listLines(props)
  const [left, setLeft] = useState(
    () => new Set(lines.filter(({ optional }) => optional).map(({ form }) => form._id)),
  )
  const signed = lines.filter(({ form }) => isSignable(form.deliveryClass))
  const printed = lines.filter(({ form }) => !isSignable(form.deliveryClass))
  const added = signed
    .filter(({ form, unavailable }) => !isChosen(form._id) && !unavailable && !left.has(form._id))
    .map(({ form }) => form)
  const pages = added.reduce((sum, form) => sum + pagesOf(form), 0)

  function toggle(formId: string) {
    setLeft((before) => {
      const after = new Set(before)
      return after.delete(formId) ? after : after.add(formId)
    })
  }

  return (
    <Dialog
      title={bundle.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {signed.length > 0 && (
            <Button kind="primary" disabled={added.length === 0} onClick={() => onAdd(added)}>
              {added.length === 0
                ? 'Nothing to add'
                : `Add ${pluralize(added.length, 'form')}, ${pluralize(pages, 'page')}`}
            </Button>
          )}
        </>
      }
    >
      <p className={spaceStyles.bottom3}>{bundle.useWhen}</p>
      {signed.length > 0 && (
        <ul className={flexStyles.column0} aria-label={`Forms of ${bundle.title}`}>
          {signed.map((line) => (
            <BundleLine
              key={line.form._id}
              line={line}
              pages={pagesOf(line.form)}
              isInPacket={isChosen(line.form._id)}
              isTicked={!left.has(line.form._id)}
              onToggle={() => toggle(line.form._id)}
            />
          ))}
        </ul>
      )}
      {printed.length > 0 && (
        <>
          <h3 className={clsx(textStyles.label, spaceStyles.top4, spaceStyles.bottom2)}>
            Printed instead, not in this packet
          </h3>
          <ul className={flexStyles.column0} aria-label="Printed instead, not in this packet">
            {printed.map((line) => (
              <BundleLine
                key={line.form._id}
                line={line}
                pages={pagesOf(line.form)}
                printPath={printPath(line.form._id)}
              />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}

function listLines({ bundle, forms, unavailableReason }: BundleDialogProps): BundleForm[] {
  return bundle.forms.flatMap(({ formId, why, optional = false }) => {
    const form = forms.find(({ _id }) => _id === formId)
    return form ? [{ form, why, optional, unavailable: unavailableReason(form) }] : []
  })
}
