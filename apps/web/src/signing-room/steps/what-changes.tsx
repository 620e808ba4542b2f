import { formatAnswer } from '@countersign/answers/format-answer'
import { findNextTerm, termKeys } from '@countersign/answers/next-term'
import type { Room } from '@countersign/contract/schemas/signing-room/room'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import rowStyles from '../../ui/row-list.module.css'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import cardStyles from '../document/document-card.module.css'
import { FieldControl } from '../fields/field-control.tsx'
import { useFormatOptions } from '../fields/use-format-options.ts'
import type { FieldSlot } from '../room/field-slot.ts'
import { useRoom, useRoomState, useRoomStore } from '../room/room-context.ts'
import type { RoomProgress } from '../room/use-room-progress.ts'
import { whatChangesId } from '../ui/anchors.ts'
import { useAnnounce } from '../ui/announcer.tsx'
import { moveFocusOn } from '../ui/focus-control.ts'
import layoutStyles from '../ui/room-layout.module.css'
import styles from './what-changes.module.css'
import { useRoomMessages } from '../../i18n/room/messages.ts'
import flexStyles from '../../ui/flex.module.css'
import textStyles from '../../ui/text.module.css'

type LastTerms = NonNullable<Room['lastTerms']>

interface WhatChangesProps {
  lastTerms: LastTerms
  progress: RoomProgress
}

/** A packet that starts from an earlier one: its term, rent and deposit, each beside what it was. */
export function WhatChanges({ lastTerms, progress }: WhatChangesProps) {
  const { whatChanges } = useRoomMessages()
  const { changes } = progress.plan

  function goOn(done: readonly FieldSlot[]) {
    const next = progress.missing.find((slot) => changes.includes(slot) && !done.includes(slot))
    moveFocusOn(next?.id ?? whatChangesId)
  }

  return (
    <section
      className={clsx(cardStyles.card, layoutStyles.edgeToEdge, flexStyles.column0)}
      aria-labelledby={whatChangesId}
    >
      <header className={cardStyles.header}>
        <h2 id={whatChangesId} className={cardStyles.title} tabIndex={-1}>
          {whatChanges.title}
        </h2>
        <p>{whatChanges.explain(lastTerms.name)}</p>
      </header>
      <div>
        <NextTerm changes={changes} lastTerms={lastTerms} goOn={goOn} />
        {changes.map((slot) => (
          <Change key={slot.id} slot={slot} lastTerms={lastTerms} goOn={goOn} />
        ))}
      </div>
    </section>
  )
}

interface NextTermProps {
  changes: readonly FieldSlot[]
  lastTerms: LastTerms
  goOn: (done: readonly FieldSlot[]) => void
}

/** Proposes the term that follows the last one, until a day of it is given. */
function NextTerm({ changes, lastTerms, goOn }: NextTermProps) {
  const { whatChanges } = useRoomMessages()
  const store = useRoomStore()
  const announce = useAnnounce()
  const answers = useRoomState((state) => state.answers)
  const term = findTerm(changes, lastTerms)
  const options = useFormatOptions({ role: 'LLEdit' })
  if (!term || term.start.answerKey in answers || term.end.answerKey in answers) {
    return null
  }

  const { start, end, next } = term
  const text = whatChanges.nextTerm(
    formatAnswer(start.field, next.start, options),
    formatAnswer(end.field, next.end, options),
  )

  function take() {
    store.changeAnswer(start.answerKey, next.start, 'now')
    store.changeAnswer(end.answerKey, next.end, 'now')
    announce(whatChanges.saved)
    goOn([start, end])
  }

  return (
    <div className={clsx(flexStyles.between24, textStyles.lead, rowStyles.row)}>
      <p>{text}</p>
      <Button onClick={take}>{whatChanges.useTerm}</Button>
    </div>
  )
}

function findTerm(changes: readonly FieldSlot[], { answers }: LastTerms) {
  const today = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(new Date())

  for (const keys of termKeys) {
    const start = changes.find(({ field }) => field.key === keys.start)
    const end = changes.find(({ field }) => field.key === keys.end)
    const last = start && end && { start: answers[start.answerKey], end: answers[end.answerKey] }
    const next =
      typeof last?.start === 'string' && typeof last.end === 'string'
        ? findNextTerm({ start: last.start, end: last.end }, today)
        : undefined
    if (start && end && next) {
      return { start, end, next }
    }
  }
  return undefined
}

interface ChangeProps {
  slot: FieldSlot
  lastTerms: LastTerms
  goOn: (done: readonly FieldSlot[]) => void
}

function Change({ slot, lastTerms, goOn }: ChangeProps) {
  const { whatChanges } = useRoomMessages()
  const options = useFormatOptions(slot.field)
  const last = lastTerms.answers[slot.answerKey]

  return (
    <div className={clsx(styles.change, rowStyles.row)}>
      <p className={flexStyles.column0}>
        <VisuallyHidden>{slot.field.label} </VisuallyHidden>
        <span className={textStyles.hint}>{whatChanges.last}</span>{' '}
        <strong>{last === undefined ? '' : formatAnswer(slot.field, last, options)}</strong>
      </p>
      <div className={clsx(flexStyles.start3, styles.next)}>
        <FieldControl slot={slot} />
        <SameAsLast slot={slot} lastTerms={lastTerms} goOn={goOn} />
      </div>
    </div>
  )
}

/** Saving the copied answer as it is confirms it. */
function SameAsLast({ slot, lastTerms, goOn }: ChangeProps) {
  const { answerKey, field } = slot
  const { whatChanges } = useRoomMessages()
  const { toConfirm = [] } = useRoom()
  const store = useRoomStore()
  const announce = useAnnounce()
  const [busy, setBusy] = useState(false)
  const answer = useRoomState((state) => state.answers[answerKey])
  const isDrafted = useRoomState(({ drafts }) => answerKey in drafts)
  if (field.type === 'date' || answer !== lastTerms.answers[answerKey]) {
    return null
  }
  if (!toConfirm.includes(answerKey) || (isDrafted && !busy)) {
    return <p className={textStyles.soft}>{whatChanges.isSame}</p>
  }

  async function confirm() {
    setBusy(true)
    const saved = await store.requestSaved((client) =>
      client.saveAnswers({ [answerKey]: answer ?? null }),
    )
    setBusy(false)
    announce(saved.ok ? whatChanges.saved : whatChanges.failed)
    if (saved.ok) {
      goOn([slot])
    }
  }

  return (
    <Button busy={busy} onClick={() => void confirm()}>
      {whatChanges.same}
      <VisuallyHidden> {field.label}</VisuallyHidden>
    </Button>
  )
}
