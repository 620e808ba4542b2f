import type { CSSProperties, KeyboardEvent } from 'react'
import { SlotControl } from '../../fields/slot-control.tsx'
import { PageControlProvider } from '../../fields/page-control.ts'
import { useFieldState } from '../../fields/use-field-state.ts'
import type { FieldSlot } from '../../room/field-slot.ts'
import { sectionAnchor } from '../../ui/anchors.ts'
import { focusControl } from '../../ui/focus-control.ts'
import styles from './pdf-page.module.css'
import { boxStyle } from './pdf-page-plan.ts'
import type { PageControl, PdfPagePlan } from './pdf-page-plan.ts'

interface ControlOnPageProps {
  control: PageControl
  page: PdfPagePlan
}

/** One of this person's own controls, on its rectangle. */
export function ControlOnPage({ control, page }: ControlOnPageProps) {
  const { slot, box, parts, kind } = control
  const { error, required } = useFieldState(slot)
  const shared = {
    className: styles.place,
    style: boxStyle(box, page),
    'data-kind': kind,
    'data-type': slot.field.type,
    'data-problem': error !== undefined,
    'data-required': required,
    ...sectionAnchor(slot.documentId, slot.field.section),
    // Near the right edge, what opens below the control opens to the left.
    'data-side': box.x > page.width * 0.55 ? 'left' : 'right',
  }
  if (kind === 'collapsed') {
    return <CollapsedControl slot={slot} shared={shared} />
  }

  const part = (value: string) => {
    const place = parts.find((other) => other.part === value)
    return place && boxStyle(place, box)
  }
  return (
    <div {...shared}>
      <PageControlProvider value={{ choicePosition: part }}>
        <SlotControl slot={slot} />
      </PageControlProvider>
    </div>
  )
}

interface CollapsedControlProps {
  slot: FieldSlot
  shared: { className: string | undefined; style: CSSProperties }
}

/** Opens when the focus moves into it, by a tap, the Tab key or Next, and closes when it leaves. */
function CollapsedControl({ slot, shared }: CollapsedControlProps) {
  return (
    <div {...shared} tabIndex={-1} onKeyDown={closeOnEscape}>
      <button
        type="button"
        className={styles.expand}
        tabIndex={-1}
        aria-hidden
        onClick={() => focusControl(slot.id)}
      />
      <div className={styles.panel}>
        <SlotControl slot={slot} />
      </div>
    </div>
  )
}

function closeOnEscape(event: KeyboardEvent<HTMLElement>) {
  if (event.key === 'Escape') {
    event.currentTarget.focus()
  }
}
