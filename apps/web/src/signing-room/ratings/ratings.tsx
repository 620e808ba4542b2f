import { isTable, type TableRow } from '@countersign/answers/answer'
import { Button } from '../../ui/button.tsx'
import { GroupFrame } from '../fields/field-frame.tsx'
import { useFieldState } from '../fields/use-field-state.ts'
import type { FieldSlot } from '../room/field-slot.ts'
import { useFormTranslation } from '../room/form-translation.ts'
import { useRoomState } from '../room/room-context.ts'
import { useAnnounce } from '../ui/announcer.tsx'
import { groupRows, type RowGroup } from './group-rows.ts'
import { RatingRow } from './rating-row.tsx'
import styles from './ratings.module.css'
import { useRoomMessages } from '../../i18n/room/messages.ts'
import textStyles from '../../ui/text.module.css'

/** A resident's own ratings beside those of the owner, room by room; none is required. */
export function Ratings({ slot }: { slot: FieldSlot }) {
  const t = useRoomMessages().ratings
  const announce = useAnnounce()
  const state = useFieldState(slot)
  const rows = isTable(state.answer) ? state.answer : []
  const groups = useOwnersRows(slot)

  function write(changes: ReadonlyMap<number, TableRow>) {
    state.change(withRows(rows, changes), 'soon')
  }

  function agree({ name, rows: rated }: RowGroup) {
    const open = rated.filter(({ index }) => !rows[index]?.['rating'])
    write(new Map(open.map(({ index }) => [index, { ...rows[index], rating: 'agree' }])))
    announce(t.agreed(name))
  }

  return (
    <GroupFrame slot={slot} state={state} role="group">
      {groups.length === 0 && <p className={textStyles.hint}>{t.empty}</p>}
      {groups.map((group) => (
        <section key={group.name} className={styles.group} aria-label={group.name}>
          <div className={styles.head}>
            <span className={textStyles.strong}>{group.name}</span>
            <Button kind="quiet" onClick={() => agree(group)}>
              {t.agreeWithAll(group.name)}
            </Button>
          </div>
          {group.rows.map((row) => (
            <RatingRow
              key={row.index}
              columns={slot.field.columns ?? []}
              row={row}
              name={`${group.name}, ${row.item}`}
              said={rows[row.index] ?? {}}
              write={(said) => write(new Map([[row.index, said]]))}
              leave={state.flush}
            />
          ))}
        </section>
      ))}
    </GroupFrame>
  )
}

function useOwnersRows({ field, siblings }: FieldSlot): RowGroup[] {
  const translation = useFormTranslation()
  const table = siblings.find(({ key }) => key === field.rowsOf)
  const answer = useRoomState((state) => table && state.answers[table.answerKey])

  return table && isTable(answer)
    ? groupRows(table, answer, (text) => translation?.text(text) ?? text)
    : []
}

/** `null` once no row says anything. */
function withRows(
  rows: readonly TableRow[],
  changes: ReadonlyMap<number, TableRow>,
): TableRow[] | null {
  const length = Math.max(rows.length, ...[...changes.keys()].map((index) => index + 1))
  const next = Array.from({ length }, (_, index) => changes.get(index) ?? rows[index] ?? {})
  const last = next.findLastIndex((row) => Object.values(row).some(Boolean))

  return last < 0 ? null : next.slice(0, last + 1)
}
