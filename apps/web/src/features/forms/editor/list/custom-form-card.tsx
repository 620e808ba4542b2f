import { clsx } from 'clsx'
import { formatShortDay } from '@countersign/answers/format-day'
import type { Form } from '@countersign/contract/schemas/forms/form'
import { pluralize } from '../../../../lib/pluralize.ts'
import { Button } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import styles from './custom-form-list.module.css'
import cardStyles from '../../../../ui/card.module.css'
import flexStyles from '../../../../ui/flex.module.css'
import textStyles from '../../../../ui/text.module.css'

interface CustomFormCardProps {
  form: Form
  editPath: string
  onPreview: () => void
  onDelete: () => void
}

export function CustomFormCard({ form, editPath, onPreview, onDelete }: CustomFormCardProps) {
  const hiddenTitle = <VisuallyHidden>{form.title}</VisuallyHidden>

  return (
    <li className={clsx(cardStyles.card, styles.card)}>
      <div className={clsx(flexStyles.column2, flexStyles.shrinks)}>
        <h2 className={textStyles.title}>{form.title}</h2>
        {form.description && <p>{form.description}</p>}
        <ul className={clsx(flexStyles.row04, textStyles.hint)}>
          <li>{form.category}</li>
          <li>{pluralize(form.pages, 'page')}</li>
          <li>{form.signedBy}</li>
          {form.states && <li>Only for homes in {form.states.join(', ')}</li>}
          <li>Edition {form.edition}</li>
          <li>Edited on {formatShortDay(form.revisedOn)}</li>
        </ul>
      </div>
      <div className={flexStyles.row2}>
        <Button onClick={onPreview}>Try it {hiddenTitle}</Button>
        <ButtonLink to={editPath}>Edit {hiddenTitle}</ButtonLink>
        <Button kind="quiet" onClick={onDelete}>
          Delete {hiddenTitle}
        </Button>
      </div>
    </li>
  )
}
