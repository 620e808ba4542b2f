import { useRoomState } from '../../room/room-context.ts'
import { useFormatOptions } from '../../fields/use-format-options.ts'
import { isMark } from '@countersign/answers'
import styles from '../entered.module.css'
import { useWhoEntered } from '../use-who-entered.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { MirroredValue, PdfPagePlan } from './pdf-page-plan.ts'
import { formatPart } from './format-part.ts'
import { styleOfBox } from './style-of-box.ts'

interface EnteredOnPageProps {
  entered: MirroredValue
  page: PdfPagePlan
  /** Of several places of one answer, one says whose it is. */
  says: boolean
}

/** Marks what a resident entered or signed, where it stands on the page that the server drew. */
export function EnteredOnPage({ entered: { field, place }, page, says }: EnteredOnPageProps) {
  const options = useFormatOptions(field)
  const who = useWhoEntered(field)
  const answer = useRoomState(({ answers }) => answers[field.answerKey])
  if (who === undefined || answer === undefined) {
    return null
  }
  const stands = isMark(answer) || formatPart(field, { answer, part: place.part }, options) !== ''

  return stands ? (
    <span className={styles.onPage} style={styleOfBox(place, page)} data-entered>
      {says && <VisuallyHidden>{`${field.label}: ${who}`}</VisuallyHidden>}
    </span>
  ) : null
}
