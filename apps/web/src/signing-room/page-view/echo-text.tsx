import { isMark } from '../answers/answer-shape.ts'
import { useRoomState, useWords } from '../session/room-context.ts'
import { MarkPicture } from '../signature/mark-picture.tsx'
import styles from './page-view.module.css'
import type { Echo, PlannedPage } from './place-controls.ts'
import { showPart } from './show-part.ts'
import { styleOfBox } from './style-of-box.ts'

/** What was answered elsewhere, as it will stand at this place. */
export function EchoText({ echo: { field, place }, page }: { echo: Echo; page: PlannedPage }) {
  const words = useWords()
  const answer = useRoomState((state) => state.answers[field.answerKey])
  if (answer === undefined || answer === '') {
    return null
  }
  const size = field.type === 'initials' ? 'initials' : 'signature'

  return (
    <div className={styles.echo} style={styleOfBox(place, page)} data-type={field.type}>
      {isMark(answer) ? (
        <MarkPicture mark={answer} label={field.label} size={size} />
      ) : (
        showPart(field, { answer, part: place.part }, words)
      )}
    </div>
  )
}
