import { useEffect } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useRoom } from '../../room/room-context.ts'
import type { RoomProblem } from '../../room/room-problem.ts'
import { useFinish } from '../../room/use-finish.ts'
import { countInvalid, countShown } from '../../room/use-room-progress.ts'
import type { RoomProgress } from '../../room/use-room-progress.ts'
import { ActionBar, FinishButton } from '../../ui/action-bar.tsx'
import { reviewTitleId } from '../../ui/anchors.ts'
import { EndNote, RoomLayout, StepHeader, StepTitle } from '../../ui/room-layout.tsx'
import { FormList } from '../form-list.tsx'
import { MissingList } from './missing-list.tsx'
import { useFinishAnyway } from './use-finish-anyway.tsx'
import { ReviewForm } from './review-form.tsx'
import type { Review } from './use-review.ts'
import { keepZipWithState } from '../../../lib/keep-zip-with-state.ts'
import { useRoomMessages } from '../../../i18n/room/messages.ts'

interface ReviewStepProps {
  progress: RoomProgress
  review: Review
  onRejected: (problem: RoomProblem) => void
}

const titleId = 'review-title'

/** Every form as the residents will see it, before the owner finishes. */
export function ReviewStep({ progress, review, onRejected }: ReviewStepProps) {
  const { fill, form, review: texts } = useRoomMessages()
  const room = useRoom()
  const { documents } = progress.plan
  useCloseOnEscape(review.close)

  return (
    <RoomLayout titleId={titleId}>
      <StepHeader>
        <StepTitle id={titleId}>{texts.title}</StepTitle>
        <p>{keepZipWithState(fill.intro(room.packetName, room.home))}</p>
        <p>{texts.explain}</p>
        <MissingList progress={progress} goTo={review.close} />
        <FormList
          items={documents.map(({ document }) => ({
            id: reviewTitleId(document.documentId),
            title: document.title,
            lang: 'en',
            progress: countShown(progress, document),
          }))}
        />
      </StepHeader>
      {documents.map((plan, index) => (
        <ReviewForm
          key={plan.document.documentId}
          document={plan.document}
          index={index}
          progress={progress}
          goTo={review.close}
        />
      ))}
      <EndNote>{form.finishNote}</EndNote>
      <ReviewBar progress={progress} review={review} onRejected={onRejected} />
    </RoomLayout>
  )
}

function useCloseOnEscape(close: Review['close']) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        close()
      }
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [close])
}

interface ReviewBarProps {
  progress: RoomProgress
  review: Review
  onRejected: (problem: RoomProblem) => void
}

function ReviewBar({ progress, review, onRejected }: ReviewBarProps) {
  const missing = progress.missing.length
  const texts = useRoomMessages().review
  const own = useFinish((problem) => {
    // The invalid answers and the error summary are on the other page.
    review.dismiss()
    onRejected(problem)
  })
  const { finishing, finish, dialog } = useFinishAnyway(
    {
      ...own,
      finish: (anyway) => {
        review.removeHistoryEntry()
        return own.finish(anyway)
      },
    },
    progress,
  )

  return (
    <ActionBar missing={missing} invalid={countInvalid(progress)} statusId="review-progress">
      <Button
        kind={missing > 0 ? 'primary' : 'secondary'}
        disabled={finishing}
        onClick={() => review.close()}
      >
        {texts.back}
      </Button>
      <FinishButton
        missing={missing}
        finishing={finishing}
        describedBy="review-progress"
        onFinish={() => void finish()}
      />
      {dialog}
    </ActionBar>
  )
}
