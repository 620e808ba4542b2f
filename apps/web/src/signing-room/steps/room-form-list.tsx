import { FormList } from '../document/form-list.tsx'
import { useMessages } from '../i18n/messages.tsx'
import { useRoomState } from '../room/room-context.ts'
import { originalDocument } from '../room/original-texts.ts'
import { countProgress } from '../room/use-room-progress.ts'
import type { RoomProgress } from '../room/use-room-progress.ts'
import { dealTermsId, formTitleId } from '../ui/anchors.ts'

/** The deal terms and the forms, each with its progress; for a resident, how many are confirmed. */
export function RoomFormList({ progress }: { progress: RoomProgress }) {
  const { fill, confirm } = useMessages()
  const { documents, dealTerms } = progress.plan
  const dealTermsItem = {
    id: dealTermsId,
    title: fill.dealTerms,
    progress: countProgress(progress, undefined),
  }
  const confirmations = documents.flatMap((plan) => plan.confirm ?? [])
  const answers = useRoomState((state) => state.answers)
  const confirmed = confirmations.filter(({ answerKey }) => answers[answerKey] === true)

  return (
    <FormList
      items={[
        ...(dealTerms.length > 0 ? [dealTermsItem] : []),
        ...documents.map(({ document }) => ({
          id: formTitleId(document.documentId),
          title: document.title,
          ...(originalDocument(document).title === document.title && { lang: 'en' as const }),
          progress: countProgress(progress, document),
        })),
      ]}
      confirmed={
        confirmations.length > 0 ? confirm.count(confirmed.length, confirmations.length) : undefined
      }
    />
  )
}
