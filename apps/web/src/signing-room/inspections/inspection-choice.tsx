import { isConditionMet } from '@countersign/answers/is-answered'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import cardStyles from '../../ui/card.module.css'
import flexStyles from '../../ui/flex.module.css'
import textStyles from '../../ui/text.module.css'
import { boxClass, problemClass } from '../fields/field-classes.ts'
import { answerLookup } from '../room/answer-lookup.ts'
import type { FieldSlot } from '../room/field-slot.ts'
import { useRoom, useRoomState, useRoomStore } from '../room/room-context.ts'
import { useRoomMessages } from '../../i18n/room/messages.ts'

const none = 'none'

/** Which earlier inspection of the home the table continues; the owner may start without one. */
export function InspectionChoice({ slot: { field, siblings } }: { slot: FieldSlot }) {
  const t = useRoomMessages().inspections
  const store = useRoomStore()
  const id = useId()
  const { earlierInspections = [], continued } = useRoom()
  const [failed, setFailed] = useState(false)
  const isAsked = useRoomState(
    ({ answers }) =>
      field.continues !== undefined &&
      isConditionMet(field.continues.when, answerLookup(siblings, answers)),
  )
  if (!isAsked) {
    return null
  }

  async function choose(value: string) {
    const groupId = value === none ? null : value
    const { ok } = await store.requestSaved((client) => client.inspection({ groupId }))
    setFailed(!ok)
  }

  const options = earlierInspections.map(({ groupId, name, executedAt }) => ({
    groupId,
    name,
    day: new Intl.DateTimeFormat(t.locale, { dateStyle: 'long' }).format(new Date(executedAt)),
  }))
  const shown = options.find(({ groupId }) => groupId === continued?.groupId)
  return (
    <div className={clsx(flexStyles.column2, cardStyles.box)}>
      <label htmlFor={id}>{t.question}</label>
      <select
        id={id}
        className={boxClass}
        value={continued === null ? none : (continued?.groupId ?? '')}
        aria-describedby={`${id}-state`}
        onChange={(event) => void choose(event.target.value)}
      >
        {continued === undefined && <option value="">{t.choose}</option>}
        {options.map(({ groupId, name, day }) => (
          <option key={groupId} value={groupId}>
            {t.inspection(name, day)}
          </option>
        ))}
        <option value={none}>{t.none}</option>
      </select>
      <span id={`${id}-state`} role="status" className={textStyles.hint}>
        {shown ? t.shown(shown.name, shown.day) : continued === null ? t.empty : t.typed}
      </span>
      {failed && (
        <span role="alert" className={problemClass}>
          {t.failed}
        </span>
      )}
    </div>
  )
}
