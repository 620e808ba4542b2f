import { useState } from 'react'
import flexStyles from '../../ui/flex.module.css'
import { FormList } from '../document/form-list.tsx'
import { useRoomState } from '../room/room-context.ts'
import { originalDocument } from '../room/original-texts.ts'
import { countProgress } from '../room/use-room-progress.ts'
import type { RoomProgress } from '../room/use-room-progress.ts'
import { formTitleId } from '../ui/anchors.ts'
import { useRoomMessages } from '../../i18n/room/messages.ts'

/** The forms, each with its progress; for a resident, how many are confirmed. One form needs no list. */
export function RoomFormList({ progress }: { progress: RoomProgress }) {
  const { common, confirm } = useRoomMessages()
  const { documents } = progress.plan
  const confirmations = documents.flatMap((plan) => plan.confirm ?? [])
  const answers = useRoomState((state) => state.answers)
  const confirmed = confirmations.filter(({ answerKey }) => answers[answerKey] === true)
  const count =
    confirmations.length > 0 ? confirm.count(confirmed.length, documents.length) : undefined
  const folds = documents.length > longList
  const [isOpen] = useState(() => matchMedia(wide).matches)

  if (documents.length === 1) {
    return null
  }

  const list = (
    <FormList
      items={documents.map(({ document }) => ({
        id: formTitleId(document.documentId),
        title: document.title,
        ...(originalDocument(document).title === document.title && { lang: 'en' as const }),
        progress: document.isLoading ? undefined : countProgress(progress, document),
      }))}
      {...(!folds && count && { confirmed: count })}
    />
  )

  return folds ? (
    <details className={flexStyles.wide} open={isOpen}>
      <summary>{count ?? common.formsHeading}</summary>
      {list}
    </details>
  ) : (
    list
  )
}

/** On a phone a longer list would push the first form from the first screen. */
const longList = 4
const wide = '(min-width: 641px)'
