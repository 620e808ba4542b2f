import { isMark } from '../../fields/answers/answer-shape.ts'
import { goTo } from '../../steps/go-to.ts'
import { useRoomState } from '../../room/room-context.ts'
import { useMessages } from '../../i18n/messages.tsx'
import { MarkPicture } from '../../signature/mark-picture.tsx'
import { useAskedAt } from './asked-at.ts'
import styles from './page-view.module.css'
import type { Echo, PlannedPage } from './place-controls.ts'
import { showPart } from './show-part.ts'
import { styleOfBox } from './style-of-box.ts'

/** What was answered elsewhere, as it will stand at this place; a click leads to where it is asked. */
export function EchoText({ echo: { field, place }, page }: { echo: Echo; page: PlannedPage }) {
  const askedAt = useAskedAt(field.answerKey)

  return (
    <div className={styles.echo} style={styleOfBox(place, page)} data-type={field.type}>
      <EchoAnswer field={field} place={place} />
      {askedAt !== undefined && (
        // For a pointer only: Tab comes to the control itself.
        <button
          type="button"
          className={styles.toControl}
          tabIndex={-1}
          aria-hidden
          onClick={() => goTo(askedAt)}
        />
      )}
    </div>
  )
}

function EchoAnswer({ field, place }: Echo) {
  const t = useMessages()
  const answer = useRoomState((state) => state.answers[field.answerKey])
  if (answer === undefined || answer === '') {
    return null
  }
  const size = field.type === 'initials' ? 'initials' : 'signature'

  return isMark(answer) ? (
    <MarkPicture mark={answer} label={field.label} size={size} />
  ) : (
    showPart(field, { answer, part: place.part }, t)
  )
}
