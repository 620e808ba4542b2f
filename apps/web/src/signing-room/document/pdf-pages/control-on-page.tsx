import type { KeyboardEvent } from 'react'
import { PlacedProvider } from '../../fields/placed.ts'
import { FieldControl } from '../../fields/field-control.tsx'
import { useFieldState } from '../../fields/use-field-state.ts'
import { focusControl } from '../../ui/focus-control.ts'
import styles from './pdf-page.module.css'
import type { ControlOnPage as Control, PdfPagePlan } from './pdf-page-plan.ts'
import { styleOfBox } from './style-of-box.ts'

interface PlacedControlProps {
  control: Control
  page: PdfPagePlan
}

/** One of this person's own controls, where the page has its place. */
export function ControlOnPage({ control, page }: PlacedControlProps) {
  const { slot, box, parts } = control
  const { error } = useFieldState(slot)
  const shared = {
    className: styles.place,
    style: styleOfBox(box, page),
    'data-type': slot.field.type,
    'data-problem': error !== undefined,
    // What opens below a place near the right edge opens to the left.
    'data-side': box.x > page.width * 0.55 ? 'left' : 'right',
  }
  if (control.kind === 'folded') {
    return <CollapsedControl control={control} shared={shared} />
  }

  const part = (value: string) => {
    const square = parts.find((other) => other.part === value)
    return square && styleOfBox(square, box)
  }
  return (
    <div {...shared} data-kind={control.kind}>
      <PlacedProvider value={{ part }}>
        <FieldControl slot={slot} />
      </PlacedProvider>
    </div>
  )
}

interface FoldedProps {
  control: Control
  shared: { className: string | undefined; style: object }
}

/** It opens as soon as the focus comes into it, by a tap, by Tab or by Next, and closes behind it. */
function CollapsedControl({ control: { slot }, shared }: FoldedProps) {
  return (
    <div {...shared} data-kind="folded" tabIndex={-1} onKeyDown={closeOnEscape}>
      <button
        type="button"
        className={styles.unfold}
        tabIndex={-1}
        aria-hidden
        onClick={() => focusControl(slot.id)}
      />
      <div className={styles.panel}>
        <FieldControl slot={slot} />
      </div>
    </div>
  )
}

function closeOnEscape(event: KeyboardEvent<HTMLElement>) {
  if (event.key === 'Escape') {
    event.currentTarget.focus()
  }
}
