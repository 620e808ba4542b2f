import type { RoomField } from '@countersign/contract'
import { FieldControl } from '../../fields/field-control.tsx'
import type { DocumentPlan, FieldSlot } from '../../room/room-plan.ts'
import { AnswerText } from './answer-text.tsx'
import styles from './reading.module.css'

/** The fields that stand at one place of a form: those to answer as controls, the rest as text. */
export function DocumentFields({ plan, keys }: { plan: DocumentPlan; keys: readonly string[] }) {
  return (
    <div className={styles.fields}>
      {runsOf(plan, keys).map((run) =>
        run.kind === 'ask' ? (
          <FieldControl key={run.slot.id} slot={run.slot} />
        ) : (
          <dl key={run.fields[0]?.key} className={styles.answers}>
            {run.fields.map((field) => (
              <AnswerText key={field.key} field={field} />
            ))}
          </dl>
        ),
      )}
    </div>
  )
}

type Run = { kind: 'ask'; slot: FieldSlot } | { kind: 'tell'; fields: RoomField[] }

/** Answers that stand side by side are one list. */
function runsOf(plan: DocumentPlan, keys: readonly string[]): Run[] {
  const runs: Run[] = []
  for (const key of keys) {
    const slot = plan.slots.get(key)
    const field = plan.document.fields.find((other) => other.key === key)
    const last = runs.at(-1)
    if (slot) {
      runs.push({ kind: 'ask', slot })
    } else if (field && last?.kind === 'tell') {
      last.fields.push(field)
    } else if (field) {
      runs.push({ kind: 'tell', fields: [field] })
    }
  }
  return runs
}
