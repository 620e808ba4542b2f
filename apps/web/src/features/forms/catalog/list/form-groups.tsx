import { clsx } from 'clsx'
import type { Form } from '@countersign/contract/schemas/forms/form'
import type { ReactNode } from 'react'
import pageStyles from '../../../../ui/page.module.css'
import spaceStyles from '../../../../ui/space.module.css'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import styles from './form-groups.module.css'
import { groupForms, type FormGroup } from './group-forms.ts'
import textStyles from '../../../../ui/text.module.css'
import flexStyles from '../../../../ui/flex.module.css'
import cardStyles from '../../../../ui/card.module.css'

interface FormGroupsProps {
  forms: readonly Form[]
  /** Best match first and without headings. */
  isSearch: boolean
  isBusy: boolean
  renderForm: (form: Form, options: { showCategory: boolean }) => ReactNode
}

export function FormGroups({ forms, isSearch, isBusy, renderForm }: FormGroupsProps) {
  if (isSearch) {
    return (
      <section>
        <h2>
          <VisuallyHidden>Found</VisuallyHidden>
        </h2>
        <ul
          className={clsx(cardStyles.card, pageStyles.busy, styles.list)}
          aria-label="Forms"
          aria-busy={isBusy}
        >
          {forms.map((form) => renderForm(form, { showCategory: true }))}
        </ul>
      </section>
    )
  }

  return (
    <div className={clsx(flexStyles.column5, pageStyles.busy)} aria-busy={isBusy}>
      {groupForms(forms).map((group) => (
        <Group key={group.title} group={group} renderForm={renderForm} />
      ))}
    </div>
  )
}

interface GroupProps {
  group: FormGroup
  renderForm: FormGroupsProps['renderForm']
}

function Group({ group: { title, isPrinted, forms }, renderForm }: GroupProps) {
  return (
    <section>
      <h2 className={clsx(textStyles.title, spaceStyles.bottom2)}>
        {title} <span className={clsx(textStyles.hint, textStyles.sans)}>{forms.length}</span>
      </h2>
      {isPrinted && (
        <p className={clsx(textStyles.hint, spaceStyles.bottom2)}>
          The law leaves these notices out of electronic signing, or sets how they are delivered.
          Fill out and print them one by one; they do not go into a packet.
        </p>
      )}
      <ul className={clsx(cardStyles.card, pageStyles.busy, styles.list)} aria-label={title}>
        {forms.map((form) => renderForm(form, { showCategory: false }))}
      </ul>
    </section>
  )
}
