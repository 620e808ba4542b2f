import { clsx } from 'clsx'
import { useState } from 'react'
import type { TableRow } from '@countersign/answers/answer'
import type { TableColumn } from '@countersign/answers/field'
import flexStyles from '../../ui/flex.module.css'
import textStyles from '../../ui/text.module.css'
import { toOneLine } from '../fields/to-one-line.ts'
import { Button } from '../../ui/button.tsx'
import { boxClass } from '../fields/field-classes.ts'
import fieldStyles from '../fields/field.module.css'
import type { RatedRow } from './group-rows.ts'
import styles from './ratings.module.css'
import { useRoomMessages } from '../../i18n/room/messages.ts'

interface RatingRowProps {
  columns: readonly TableColumn[]
  row: RatedRow
  /** Of the item, with its room. */
  name: string
  said: TableRow
  write: (said: TableRow) => void
  leave: () => void
}

/** One item: what the owner says of it, and what this resident says. */
export function RatingRow({ columns, row, name, said, write, leave }: RatingRowProps) {
  const t = useRoomMessages().ratings
  const [isAdding, setAdding] = useState(false)
  const options = columns.find(({ key }) => key === 'rating')?.options ?? []
  const rating = String(said['rating'] ?? '')
  const remark = String(said['remark'] ?? '')
  const asksWhy = isAdding || remark !== '' || (rating !== '' && rating !== 'agree')

  return (
    <div className={styles.row} data-row>
      <span className={clsx(flexStyles.column0, textStyles.breaks)}>
        {row.item}
        <span className={textStyles.hint}>{row.facts.join(' · ') || t.unrated}</span>
      </span>
      <select
        className={boxClass}
        aria-label={t.rating(name)}
        data-empty={rating === ''}
        value={rating}
        onChange={(event) => write({ ...said, rating: event.target.value || null })}
      >
        <option value="">{t.noRating}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {asksWhy && (
        <textarea
          className={clsx(boxClass, fieldStyles.note)}
          rows={1}
          aria-label={t.remark(name)}
          placeholder={t.remarkHint}
          value={remark}
          autoFocus={isAdding}
          onChange={(event) => write({ ...said, remark: toOneLine(event.target.value) || null })}
          onBlur={leave}
        />
      )}
      {!asksWhy && rating !== '' && (
        <Button kind="quiet" aria-label={`${t.addRemark}: ${name}`} onClick={() => setAdding(true)}>
          {t.addRemark}
        </Button>
      )}
    </div>
  )
}
