import { isMark } from '@countersign/answers/answer'
import type { PdfPages } from '../../../ui/pdf-pages/open-pdf-document.ts'
import { PdfPageCanvas } from '../../../ui/pdf-pages/pdf-page-canvas.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useFormatOptions } from '../../fields/use-format-options.ts'
import { useRoomState } from '../../room/room-context.ts'
import { MarkPicture } from '../../signature/mark-picture.tsx'
import { fieldAnchor } from '../../ui/anchors.ts'
import { focusControl } from '../../ui/focus-control.ts'
import enteredStyles from '../entered.module.css'
import { useEnteredBy } from '../entered-by.tsx'
import { useIsCurrentAnswer } from './current-answer.ts'
import { ControlOnPage } from './control-on-page.tsx'
import { formatPart } from './format-part.ts'
import styles from './pdf-page.module.css'
import { boxStyle } from './pdf-page-plan.ts'
import type { MirroredValue, PdfPagePlan } from './pdf-page-plan.ts'
import { useRoomMessages } from '../../../i18n/room/messages.ts'

interface PdfPageProps {
  number: number
  total: number
  page: PdfPagePlan
  /** Absent while the file loads; the controls can be used already. */
  pdf: PdfPages | undefined
  scale: number
  /** The id of the control of each answer key that this person answers. */
  controlIds: ReadonlyMap<string, string>
}

/** One page: its picture and text, then answers given elsewhere, then this person's own controls. */
export function PdfPage({ number, total, page, pdf, scale, controlIds }: PdfPageProps) {
  const { pageView } = useRoomMessages()

  return (
    <PdfPageCanvas
      pdf={pdf}
      page={number}
      size={page}
      scale={scale}
      label={pageView.pageOf(number, total)}
    >
      <div className={styles.layer}>
        {page.landmarks.map(({ key, y }) => (
          <span
            key={key}
            className={styles.landmark}
            style={{ top: `${(y / page.height) * 100}%` }}
            {...fieldAnchor(key)}
          />
        ))}
        {page.entered.map((value, index, all) => (
          <EnteredHighlight
            key={valueKey(value)}
            value={value}
            page={page}
            isFirst={all.findIndex(({ field }) => field === value.field) === index}
          />
        ))}
        {page.mirroredValues.map((value) => (
          <MirroredAnswer
            key={valueKey(value)}
            value={value}
            page={page}
            controlId={controlIds.get(value.field.answerKey)}
          />
        ))}
        {page.controls.map((control) => (
          <ControlOnPage key={control.slot.id} control={control} page={page} />
        ))}
      </div>
    </PdfPageCanvas>
  )
}

function valueKey({ place }: MirroredValue): string {
  return `${place.key}/${place.part}/${place.y}`
}

interface EnteredHighlightProps {
  value: MirroredValue
  page: PdfPagePlan
  /** Only the first rectangle of an answer names who entered it. */
  isFirst: boolean
}

/** Highlights what a resident entered or signed; the answer itself is part of the page's picture. */
function EnteredHighlight({ value: { field, place }, page, isFirst }: EnteredHighlightProps) {
  const options = useFormatOptions(field)
  const enteredBy = useEnteredBy(field)
  const answer = useRoomState(({ answers }) => answers[field.answerKey])
  if (enteredBy === undefined || answer === undefined) {
    return null
  }
  const isShown = isMark(answer) || formatPart(field, { answer, part: place.part }, options) !== ''

  return isShown ? (
    <span className={enteredStyles.onPage} style={boxStyle(place, page)} data-entered>
      {isFirst && <VisuallyHidden>{`${field.label}: ${enteredBy}`}</VisuallyHidden>}
    </span>
  ) : null
}

interface MirroredAnswerProps {
  value: MirroredValue
  page: PdfPagePlan
  controlId: string | undefined
}

/** An answer given elsewhere, as the finished page will show it; a click leads to its control. */
function MirroredAnswer({ value, page, controlId }: MirroredAnswerProps) {
  const isCurrent = useIsCurrentAnswer(value.field.answerKey)

  return (
    <div
      className={styles.mirrored}
      style={boxStyle(value.place, page)}
      data-type={value.field.type}
      data-current={isCurrent}
      data-place={value.field.key}
    >
      <AnswerPart value={value} />
      {controlId !== undefined && (
        // Only for pointers: the Tab key reaches the control itself.
        <button
          type="button"
          className={styles.toControl}
          tabIndex={-1}
          aria-hidden
          onClick={() => focusControl(controlId)}
        />
      )}
    </div>
  )
}

function AnswerPart({ value: { field, place } }: { value: MirroredValue }) {
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
