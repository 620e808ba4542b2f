import { clsx } from 'clsx'
import { formatDay } from '@countersign/answers/format-day'
import type { Form } from '@countersign/contract/schemas/forms/form'
import type { Signer } from '@countersign/contract/schemas/packets/create-packet'
import { printReason } from '@countersign/contract/rules/form-rules'
import { isGuarantor } from '@countersign/contract/rules/roles'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import cardStyles from '../../../../ui/card.module.css'
import { Dialog } from '../../../../ui/dialog.tsx'
import layouts from '../../../../ui/dialog-layouts.module.css'
import textStyles from '../../../../ui/text.module.css'
import styles from '../form-catalog.module.css'
import type { FormChoice } from '../list/form-row.tsx'
import {
  PreviewFormatChoice,
  PagesPreview,
  TextPreview,
  type PreviewFormat,
} from './preview-formats.tsx'
import flexStyles from '../../../../ui/flex.module.css'

interface FormPreviewProps {
  form: Form
  people: readonly Pick<Signer, 'kind'>[]
  /** Without it the form cannot be chosen from here. */
  choice?: FormChoice
  onClose: () => void
  children?: ReactNode
}

const informationSheetText =
  'A translation for information, to print and hand over beside the English form. The English form is the one that counts.'

/** For the owner: it is not printed on what is served or signed. */
const notLegalAdvice =
  'This is a template, not legal advice. Have a landlord-tenant attorney in your state review it.'

/** Only the pages scroll, so that the first one is seen at once. */
export function FormPreview({ form, people, choice, onClose, children }: FormPreviewProps) {
  const [face, show] = useState<PreviewFormat>('pages')
  const print = printReason(form)
  const signers = Math.max(people.filter((person) => !isGuarantor(person)).length, 1)

  return (
    <Dialog
      title="Preview Document"
      size="lg"
      layout={layouts.tall}
      onClose={onClose}
      actions={choice && <ChoiceButton choice={choice} onClose={onClose} />}
    >
      <div className={clsx(flexStyles.between24, styles.previewIntro)}>
        <div>
          <h3>{form.title}</h3>
          <p className={textStyles.hint}>{form.description}</p>
          {print && <p className={textStyles.hint}>{print.reason}</p>}
          {form.association && <AssociationWords {...form.association} />}
          <p className={textStyles.hint}>{notLegalAdvice}</p>
        </div>
        {children}
        <PreviewFormatChoice form={form} face={face} onChoose={show} />
        {face === 'spanish' && <p>{informationSheetText}</p>}
      </div>
      {face === 'text' ? (
        <div className={styles.previewText} tabIndex={0}>
          <TextPreview form={form} signers={signers} />
        </div>
      ) : (
        <PagesPreview form={form} signers={signers} face={face} />
      )}
    </Dialog>
  )
}

function AssociationWords({
  number,
  firstDay,
  note,
  instructions,
}: NonNullable<Form['association']>) {
  return (
    <>
      <p>
        <strong>
          {number}, new since {formatDay(firstDay)}:
        </strong>{' '}
        {note}
      </p>
      {instructions && (
        <details>
          <summary>Instructions of your association</summary>
          <p className={clsx(textStyles.lines, cardStyles.scroller)}>{instructions}</p>
        </details>
      )}
    </>
  )
}

function ChoiceButton({ choice, onClose }: { choice: FormChoice; onClose: () => void }) {
  const { chosen, unavailable, onToggle } = choice
  if (unavailable && !chosen) {
    return <p>{unavailable}</p>
  }

  return (
    <Button
      kind={chosen ? 'secondary' : 'primary'}
      onClick={() => {
        onToggle()
        onClose()
      }}
    >
      {chosen ? 'Remove from packet' : 'Add to packet'}
    </Button>
  )
}
