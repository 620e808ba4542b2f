import { isMark } from '@countersign/answers'
import { focusControl } from '../../ui/focus-control.ts'
import { useRoomState } from '../../room/room-context.ts'
import { useFormatOptions } from '../../fields/use-format-options.ts'
import { MarkPicture } from '../../signature/mark-picture.tsx'
import { useControlId } from './asked-at.ts'
import styles from './pdf-page.module.css'
import type { MirroredValue, PdfPagePlan } from './pdf-page-plan.ts'
import { formatPart } from './format-part.ts'
import { styleOfBox } from './style-of-box.ts'

/** What was answered elsewhere, as it will stand at this place; a click leads to where it is asked. */
export function MirroredValueText({
  value: { field, place },
  page,
}: {
  value: MirroredValue
  page: PdfPagePlan
}) {
  const askedAt = useControlId(field.answerKey)

  return (
    <div className={styles.mirrored} style={styleOfBox(place, page)} data-type={field.type}>
      <MirroredAnswer field={field} place={place} />
      {askedAt !== undefined && (
        // For a pointer only: Tab comes to the control itself.
        <button
          type="button"
          className={styles.toControl}
          tabIndex={-1}
          aria-hidden
          onClick={() => focusControl(askedAt)}
        />
      )}
    </div>
  )
}

function MirroredAnswer({ field, place }: MirroredValue) {
  const options = useFormatOptions(field)
  const answer = useRoomState((state) => state.answers[field.answerKey])
  if (answer === undefined || answer === '') {
    return null
  }
  const size = field.type === 'initials' ? 'initials' : 'signature'

  return isMark(answer) ? (
    <MarkPicture mark={answer} label={field.label} size={size} />
  ) : (
    formatPart(field, { answer, part: place.part }, options)
  )
}
