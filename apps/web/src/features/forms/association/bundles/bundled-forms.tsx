import type { BundledForm } from '@countersign/contract/schemas/association'
import { clsx } from 'clsx'
import { Button } from '../../../../ui/button.tsx'
import flexStyles from '../../../../ui/flex.module.css'
import spaceStyles from '../../../../ui/space.module.css'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import textStyles from '../../../../ui/text.module.css'

interface BundledFormsProps {
  forms: readonly BundledForm[]
  onChange: (forms: BundledForm[]) => void
}

/** In the order in which they are read and signed. */
export function BundledForms({ forms, onChange }: BundledFormsProps) {
  if (forms.length === 0) {
    return <p>No forms are in it yet. Add them from the list below, in reading order.</p>
  }

  return (
    <ol
      className={clsx(flexStyles.column2, textStyles.list, spaceStyles.top3)}
      aria-label="Forms of the bundle"
    >
      {forms.map((form, index) => (
        <li key={form.formId}>
          <div className={flexStyles.pair}>
            <span>
              {form.title}
              {form.number && <span className={textStyles.hint}> · {form.number}</span>}
            </span>
            <span className={flexStyles.row1}>
              <Button
                aria-disabled={index === 0}
                title="Up"
                onClick={() => onChange(move(forms, index, -1))}
              >
                <span aria-hidden="true">↑</span>
                <VisuallyHidden>Up {form.title}</VisuallyHidden>
              </Button>
              <Button
                aria-disabled={index === forms.length - 1}
                title="Down"
                onClick={() => onChange(move(forms, index, 1))}
              >
                <span aria-hidden="true">↓</span>
                <VisuallyHidden>Down {form.title}</VisuallyHidden>
              </Button>
              <Button
                kind="quiet"
                title="Remove"
                onClick={() => onChange(forms.filter((other) => other !== form))}
              >
                <span aria-hidden="true">×</span>
                <VisuallyHidden>Remove {form.title}</VisuallyHidden>
              </Button>
            </span>
          </div>
          {form.note && <span className={textStyles.below}>{form.note}</span>}
        </li>
      ))}
    </ol>
  )
}

function move(forms: readonly BundledForm[], index: number, by: -1 | 1): BundledForm[] {
  const form = forms[index]
  const to = index + by
  if (!form || to < 0 || to >= forms.length) {
    return [...forms]
  }

  return forms.toSpliced(index, 1).toSpliced(to, 0, form)
}
