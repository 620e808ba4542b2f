import { clsx } from 'clsx'
import { formatDay } from '@countersign/answers/format-day'
import type { Form } from '@countersign/contract/schemas/forms/form'
import type { Signer } from '@countersign/contract/schemas/packets/create-packet'
import type { UsState } from '@countersign/contract/schemas/shapes'
import { formPages } from '@countersign/contract/rules/form-pages'
import { isPrintable, printReason, usualSigners } from '@countersign/contract/rules/form-rules'
import { memo, type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { pluralize } from '../../../../lib/pluralize.ts'
import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import flexStyles from '../../../../ui/flex.module.css'
import spaceStyles from '../../../../ui/space.module.css'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { FormStateRule } from '../form-state-rule.tsx'
import { FormThumbnail } from '../form-thumbnail.tsx'
import styles from './form-row.module.css'
import textStyles from '../../../../ui/text.module.css'

interface FormRowProps {
  form: Form
  people: readonly Pick<Signer, 'kind'>[]
  /** Without it the form cannot be chosen here at all. */
  choice?: FormChoice
  onPreview: () => void
  /** For a form that is printed and signed in ink. */
  printPath: string
  /** The state whose law is shown. */
  state: UsState | undefined
  /** Shown where the list mixes categories. */
  showCategory?: boolean
  /** Something about this form and this home, as a sentence. */
  note?: string | undefined
  /** Edit and Delete, for a custom form. */
  ownActions?: ReactNode
}

export interface FormChoice {
  chosen: boolean
  /** Why it cannot be chosen, as a sentence. */
  unavailable?: string | undefined
  onToggle: () => void
}

/** Renders again only when it shows something else: there are dozens, and one of them is ticked. */
export const FormRow = memo(FormRowContent, showsTheSame)

/** Its functions do the same for the same form. */
function showsTheSame(before: FormRowProps, now: FormRowProps): boolean {
  return (
    before.form === now.form &&
    before.people === now.people &&
    before.state === now.state &&
    before.showCategory === now.showCategory &&
    before.note === now.note &&
    before.printPath === now.printPath &&
    before.ownActions === now.ownActions &&
    before.choice?.chosen === now.choice?.chosen &&
    before.choice?.unavailable === now.choice?.unavailable
  )
}

function FormRowContent(props: FormRowProps) {
  const { form, choice, onPreview, state, note, ownActions } = props
  const noteId = useId()

  return (
    <li className={styles.row} data-chosen={choice?.chosen}>
      <button type="button" className={styles.preview} onClick={onPreview}>
        <FormThumbnail form={form} size="small" />
        <span>
          Preview <VisuallyHidden>{form.title}</VisuallyHidden>
        </span>
      </button>
      <div className={clsx(flexStyles.column0, flexStyles.shrinks)}>
        <RowTitle form={form} choice={choice} noteId={noteId} />
        <div id={noteId} className={textStyles.small}>
          <p className={styles.description}>{form.description || form.useWhen}</p>
          {choice?.unavailable && !choice.chosen && (
            <p className={textStyles.warnings}>{choice.unavailable}</p>
          )}
          {note && <p className={textStyles.warnings}>{note}</p>}
          <FormStateRule formId={form._id} state={state} />
        </div>
        <Facts {...props} />
        {ownActions && (
          <div className={clsx(flexStyles.row04, spaceStyles.hanging)}>{ownActions}</div>
        )}
      </div>
    </li>
  )
}

interface RowTitleProps {
  form: Form
  choice: FormChoice | undefined
  noteId: string
}

function RowTitle({ form, choice, noteId }: RowTitleProps) {
  if (!choice) {
    return <h3 className={textStyles.serif}>{form.title}</h3>
  }

  return (
    <Checkbox
      label={form.title}
      className={styles.check}
      labelClassName={textStyles.serif}
      checked={choice.chosen}
      disabled={choice.unavailable !== undefined && !choice.chosen}
      aria-describedby={noteId}
      onChange={choice.onToggle}
    />
  )
}

function Facts({ form, people, printPath, showCategory }: FormRowProps) {
  const print = printReason(form)

  return (
    <p className={clsx(textStyles.hint, styles.facts)}>
      <span>{pluralize(formPages(form, people), 'page')}</span>
      {showCategory && <span>{form.category}</span>}
      {print ? (
        <span>{print.badge}</span>
      ) : (
        form.signedBy && form.signedBy !== usualSigners && <span>{form.signedBy}</span>
      )}
      {form.source === 'custom' && <span>Yours</span>}
      {form.association && (
        <span>
          {form.association.number}, new since {formatDay(form.association.firstDay)}
        </span>
      )}
      {isPrintable(form) && (
        <span>
          <Link to={printPath}>
            Fill and print <VisuallyHidden>{form.title}</VisuallyHidden>
          </Link>
        </span>
      )}
    </p>
  )
}
