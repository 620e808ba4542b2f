import type { Form, UsState } from '@countersign/contract'
import { isPrintable, printReason } from '@countersign/contract/calls'
import { Checkbox } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { pluralize } from '../../../lib/pluralize.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './form-card.module.css'
import { FormStateRule } from './form-state-rule.tsx'
import { FormThumbnail } from './form-thumbnail.tsx'

interface FormCardProps {
  form: Form
  chosen: boolean
  /** Why it cannot be chosen, as a sentence. */
  unavailable?: string | undefined
  onToggle: () => void
  onPreview: () => void
  /** For a form that is printed and signed in ink. */
  printPath: string
  /** The state whose law is shown. */
  state: UsState | undefined
  /** Edit and Delete, for a member's own form. */
  ownActions?: ReactNode
  /** Shown below the card while the form is chosen. */
  children?: ReactNode
}

export function FormCard(props: FormCardProps) {
  const { form, chosen, unavailable, onToggle, onPreview, printPath, state, ownActions, children } =
    props
  const noteId = useId()
  const print = printReason(form.deliveryClass)

  return (
    <li className={styles.card} data-chosen={chosen}>
      <FormThumbnail formId={form._id} />
      <div className={styles.content}>
        {print ? (
          <PrintTitle title={form.title} badge={print.badge} />
        ) : (
          <Checkbox
            size="md"
            label={form.title}
            classNames={{ root: styles.check, label: styles.title }}
            checked={chosen}
            disabled={unavailable !== undefined && !chosen}
            aria-describedby={noteId}
            onChange={onToggle}
          />
        )}
        <div id={noteId} className={styles.text}>
          <p>{form.description}</p>
          {form.useWhen && <p className={styles.useWhen}>{form.useWhen}</p>}
          {print && <p className={styles.reason}>{print.reason}</p>}
          {unavailable && !chosen && <p className={styles.reason}>{unavailable}</p>}
          <FormStateRule formId={form._id} state={state} />
        </div>
        <FormFacts form={form} />
        {ownActions && <div className={styles.ownActions}>{ownActions}</div>}
      </div>
      <div className={styles.action}>
        <Button onClick={onPreview}>
          Preview <VisuallyHidden>{form.title}</VisuallyHidden>
        </Button>
        {isPrintable(form) && (
          <ButtonLink to={printPath}>
            Fill and print <VisuallyHidden>{form.title}</VisuallyHidden>
          </ButtonLink>
        )}
      </div>
      {chosen && children}
    </li>
  )
}

function PrintTitle({ title, badge }: { title: string; badge: string }) {
  return (
    <div className={styles.printTitle}>
      <span className={styles.title}>{title}</span>
      <StatusBadge tone="neutral" shape="box">
        {badge}
      </StatusBadge>
    </div>
  )
}

function FormFacts({ form }: { form: Form }) {
  return (
    <ul className={styles.facts}>
      {form.source === 'own' && (
        <li>
          <StatusBadge tone="ink" shape="dot">
            Yours
          </StatusBadge>
        </li>
      )}
      <li>{form.category}</li>
      <li>{pluralize(form.pages, 'page')}</li>
      {form.signedBy && <li>Signed by: {form.signedBy}</li>}
      <li>Edition {form.edition}</li>
    </ul>
  )
}
