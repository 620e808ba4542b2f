import { clsx } from 'clsx'
import type { Form, FormBundle } from '@countersign/contract/schemas/forms/form'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import spaceStyles from '../../../../ui/space.module.css'
import { formBundlesQuery, type Household } from '../form-queries.ts'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import styles from './bundle-choice.module.css'
import { BundleDialog, type BundleContext } from './bundle-dialog.tsx'
import textStyles from '../../../../ui/text.module.css'
import flexStyles from '../../../../ui/flex.module.css'

interface BundleChoiceProps extends BundleContext {
  household: Household
  onAdd: (bundle: { title: string; forms: Form[] }) => void
}

/** Suggested bundles; each opens as a checklist. The first ones, and the others on demand. */
export function BundleChoice(props: BundleChoiceProps) {
  const { data, isError } = useQuery(formBundlesQuery(props.household))
  const [open, setOpen] = useState<FormBundle>()
  const [all, showAll] = useState(false)
  if (!data && isError) {
    return null
  }
  if (!data) {
    return <div className={styles.placeholder} aria-hidden="true" />
  }

  return (
    <section
      className={clsx(flexStyles.column2, spaceStyles.bottom5)}
      aria-labelledby="bundles-title"
    >
      <h2 id="bundles-title" className={textStyles.title}>
        Start from a bundle
      </h2>
      <ul className={clsx(flexStyles.wrap2, styles.row)} data-all={all}>
        {data.bundles.map((bundle) => (
          <li key={bundle._id}>
            <Button title={bundle.useWhen} onClick={() => setOpen(bundle)}>
              {bundle.title}
            </Button>
          </li>
        ))}
        <li className={styles.more}>
          <Button kind="quiet" aria-expanded={all} onClick={() => showAll(!all)}>
            {all ? 'Fewer' : 'More'}
            <VisuallyHidden> bundles</VisuallyHidden>
          </Button>
        </li>
      </ul>
      {open && (
        <BundleDialog
          {...props}
          bundle={open}
          forms={data.forms}
          onAdd={(forms) => {
            props.onAdd({ title: open.title, forms })
            setOpen(undefined)
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  )
}
