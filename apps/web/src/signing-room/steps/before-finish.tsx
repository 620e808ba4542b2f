import { clsx } from 'clsx'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import cardStyles from '../document/document-card.module.css'
import type { BlankGroup } from '../room/blank-answers.ts'
import type { FieldSlot } from '../room/field-slot.ts'
import { findWorthALook, withoutThese } from '../room/worth-a-look.ts'
import type { WorthALook as BlankThatCounts } from '../room/worth-a-look.ts'
import { useRoom, useRoomStore } from '../room/room-context.ts'
import { countBlank } from '../room/use-room-progress.ts'
import type { RoomProgress } from '../room/use-room-progress.ts'
import { beforeFinishId } from '../ui/anchors.ts'
import { useAnnounce } from '../ui/announcer.tsx'
import { focusControl } from '../ui/focus-control.ts'
import layoutStyles from '../ui/room-layout.module.css'
import styles from './before-finish.module.css'
import { questionTexts } from '../../i18n/room/questions.ts'
import { useRoomMessages } from '../../i18n/room/messages.ts'
import flexStyles from '../../ui/flex.module.css'
import textStyles from '../../ui/text.module.css'

/** After the last form: what is still missing or blank, and what Finish does. */
export function BeforeFinish({ progress }: { progress: RoomProgress }) {
  const { beforeFinish } = useRoomMessages()
  const missing = progress.missing.length
  const worthALook = findWorthALook(progress.blanks)
  const rest = withoutThese(progress.blanks, worthALook)

  return (
    <section
      className={clsx(cardStyles.card, layoutStyles.edgeToEdge, flexStyles.column3, styles.card)}
      aria-labelledby={beforeFinishId}
    >
      <h2 id={beforeFinishId} className={cardStyles.title} tabIndex={-1}>
        {beforeFinish.title}
      </h2>
      {missing > 0 && <p>{beforeFinish.missing(missing)}</p>}
      <Mismatches progress={progress} />
      <WorthALook items={worthALook} />
      {rest.length > 0 && <Blanks groups={rest} progress={progress} />}
      <h3>{beforeFinish.nextTitle}</h3>
      <ol className={clsx(flexStyles.column1, textStyles.list)}>
        {beforeFinish.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}

/** Answers that do not fit together, or the law, as beside their fields. */
function Mismatches({ progress }: { progress: RoomProgress }) {
  const { serverErrors } = useRoomMessages()
  const { beforeFinish } = useRoomMessages()
  const { warnings = [] } = useRoom()
  const items = progress.plan.slots.flatMap((slot) =>
    warnings
      .filter(({ key, mismatch, anyway }) => (mismatch ?? anyway) && key === slot.answerKey)
      .map(({ text, citation = '' }) => ({ slot, text, citation })),
  )

  return items.length === 0 ? null : (
    <>
      <h3>{beforeFinish.check(items.length)}</h3>
      <p>{beforeFinish.checkExplain}</p>
      <ul className={clsx(flexStyles.column3, textStyles.warnings, styles.checks)}>
        {items.map(({ slot, text, citation }) => (
          <li key={`${slot.id} ${text}`}>
            <ControlLink slot={slot} /> {serverErrors.warning(text)} {citation}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Blanks that decide something, and what. */
function WorthALook({ items }: { items: readonly BlankThatCounts[] }) {
  return items.length === 0 ? null : (
    <>
      <h3 id="worth-a-look">{questionTexts.worthALook}</h3>
      <p>{questionTexts.worthALookExplain}</p>
      <ul className={flexStyles.column2} aria-labelledby="worth-a-look">
        {items.map(({ slot, text }) => (
          <li key={slot.id} lang="en">
            <ControlLink slot={slot} />: {text}
          </li>
        ))}
      </ul>
    </>
  )
}

function ControlLink({ slot: { id, field } }: { slot: FieldSlot }) {
  return (
    <a
      lang="en"
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault()
        focusControl(id)
      }}
    >
      {field.label}
    </a>
  )
}

/** Folded: none of them is required. */
function Blanks({ groups, progress }: { groups: BlankGroup[]; progress: RoomProgress }) {
  const { beforeFinish } = useRoomMessages()
  const open = countBlank(groups)

  return (
    <details>
      <summary>{beforeFinish.blank(open)}</summary>
      <p>{beforeFinish.blankExplain}</p>
      <ul className={styles.groups}>
        {groups.map((group) => (
          <BlankGroupItem
            key={group.dealTerms ?? group.documentId}
            group={group}
            progress={progress}
          />
        ))}
      </ul>
      <LeaveBlank groups={progress.blanks} />
    </details>
  )
}

function BlankGroupItem({ group, progress }: { group: BlankGroup; progress: RoomProgress }) {
  const { dealTermGroups } = useRoomMessages()
  const title =
    group.dealTerms === undefined
      ? findTitle(progress, group.documentId)
      : dealTermGroups[group.dealTerms]

  return (
    <li>
      <h4>{title}</h4>
      <ul className={styles.blanks} aria-label={title}>
        {group.slots.map((slot) => (
          <li key={slot.id}>
            <ControlLink slot={slot} />
          </li>
        ))}
      </ul>
    </li>
  )
}

function LeaveBlank({ groups }: { groups: readonly BlankGroup[] }) {
  const { beforeFinish } = useRoomMessages()
  const store = useRoomStore()
  const announce = useAnnounce()
  const [busy, setBusy] = useState(false)
  const onPurpose = groups.every((group) => group.onPurpose)

  async function toggle() {
    setBusy(true)
    const answerKeys = groups.flatMap(({ slots }) => slots.map(({ answerKey }) => answerKey))
    const saved = await store.leaveBlank({ answerKeys, onPurpose: !onPurpose })
    setBusy(false)
    if (!saved.ok) {
      announce(beforeFinish.failed)
    }
  }

  return (
    <Button kind="quiet" busy={busy} onClick={() => void toggle()}>
      {onPurpose ? beforeFinish.undo : beforeFinish.leave}
    </Button>
  )
}

function findTitle({ plan }: RoomProgress, documentId: string): string {
  return (
    plan.documents.find(({ document }) => document.documentId === documentId)?.document.title ?? ''
  )
}

/** In the action bar: how much is blank, and a way to look at it. */
export function BlankNote({ progress }: { progress: RoomProgress }) {
  const { beforeFinish } = useRoomMessages()
  const blank = countBlank(progress.blanks)
  return blank === 0 ? null : (
    <a
      className={styles.note}
      href={`#${beforeFinishId}`}
      onClick={(event) => {
        event.preventDefault()
        showBeforeFinish()
      }}
    >
      {beforeFinish.look(blank)}
    </a>
  )
}

export function showBeforeFinish() {
  focusControl(beforeFinishId)?.scrollIntoView({ block: 'start' })
}
