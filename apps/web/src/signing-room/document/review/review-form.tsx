import flexStyles from '../../../ui/flex.module.css'
import spaceStyles from '../../../ui/space.module.css'
import type { OpenedRoom } from '../../room/opened-room.ts'
import type {
  RoomDocument,
  RoomField,
} from '@countersign/contract/schemas/signing-room/room-document'
import { clsx } from 'clsx'
import { useMemo } from 'react'
import { Button } from '../../../ui/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { DocumentPlan } from '../../room/room-plan.ts'
import { countShown } from '../../room/use-room-progress.ts'
import type { RoomProgress } from '../../room/use-room-progress.ts'
import { formTitleId, reviewTitleId } from '../../ui/anchors.ts'
import layoutStyles from '../../ui/room-layout.module.css'
import { DocumentHeader } from '../document-card.tsx'
import cardStyles from '../document-card.module.css'
import { OpenPdf } from '../open-pdf.tsx'
import { ReadingView } from '../reading/reading-view.tsx'
import { ReviewProvider } from '../reading/review-context.ts'
import type { ReviewContextValue } from '../reading/review-context.ts'
import type { RoomMessages } from '../../../i18n/room/en.ts'
import { useRoomMessages } from '../../../i18n/room/messages.ts'

interface ReviewFormProps {
  document: RoomDocument
  index: number
  progress: RoomProgress
  goTo: (id: string) => void
}

/** One form to review: its text with the answers, each with a way to change it. */
export function ReviewForm({ document, index, progress, goTo }: ReviewFormProps) {
  const { common } = useRoomMessages()
  const { review } = useRoomMessages()
  const { documentId, title } = document
  const titleId = reviewTitleId(documentId)
  const plan = useMemo(() => readOnlyPlan(document), [document])
  const reviewContext = useReviewContextValue(document, progress, goTo)

  return (
    <article className={clsx(cardStyles.card, layoutStyles.edgeToEdge)} aria-labelledby={titleId}>
      <DocumentHeader
        document={document}
        titleId={titleId}
        position={common.formOf(index + 1, progress.plan.documents.length)}
        progress={countShown(progress, document)}
      >
        <div className={clsx(flexStyles.row24, spaceStyles.top2)}>
          <Button onClick={() => goTo(formTitleId(documentId))}>
            {review.change}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
          <OpenPdf documentId={documentId} describedBy={titleId}>
            {common.openPdf}
          </OpenPdf>
        </div>
      </DocumentHeader>
      <ReviewProvider value={reviewContext}>
        <ReadingView plan={plan} />
      </ReviewProvider>
    </article>
  )
}

function readOnlyPlan(document: RoomDocument): DocumentPlan {
  return { document, slots: new Map(), unplaced: [] }
}

function useReviewContextValue(
  document: RoomDocument,
  { plan, missing }: RoomProgress,
  goTo: ReviewFormProps['goTo'],
): ReviewContextValue {
  const { review } = useRoomMessages()
  return useMemo(
    () => ({
      slots: new Map(plan.slots.map((slot) => [slot.answerKey, slot])),
      missing: new Set(missing.map((slot) => slot.answerKey)),
      changeAnswer: (slot) => goTo(slot.id),
      changeLabel: review.changeAnswer,
      stillMissing: review.stillMissing,
      waitingFor: (field) =>
        waitingFor(field, (role) => findRoleLabel(document, role, review), review),
    }),
    [document, plan, missing, review, goTo],
  )
}

function waitingFor(
  { type, role }: RoomField,
  nameRole: (role: OpenedRoom['role']) => string,
  review: RoomMessages['review'],
): string {
  const isOwner = role === 'LLSign'
  if (type === 'signature') {
    return isOwner ? review.youSign : review.signs(nameRole(role))
  }
  if (type === 'initials') {
    return isOwner ? review.youInitial : review.initials(nameRole(role))
  }

  return isOwner ? review.youAnswer : review.answers(nameRole(role))
}

/** What the form itself calls a signer in the signature block, such as "Guarantor". */
function findRoleLabel(
  { reading }: RoomDocument,
  role: OpenedRoom['role'],
  review: RoomMessages['review'],
): string {
  const blocks = reading.flatMap((node) => (node.kind === 'signatures' ? node.blocks : []))
  const block = blocks.find((other) => other.role === role)
  return block?.label ?? review.resident(role.slice(2))
}
