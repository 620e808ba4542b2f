import { isDay } from '@countersign/answers/day'
import { packetLifecycle, packetStatuses } from '@countersign/contract/rules/packet-lifecycle'
import { useId, useState } from 'react'
import { useHasColleagues } from '../../../lib/own-office.tsx'
import { Button } from '../../../ui/button.tsx'
import { DateTimeInput } from '../../../ui/field/date-time-input.tsx'
import fieldStyles from '../../../ui/field/field.module.css'
import { FieldError } from '../../../ui/field-error.tsx'
import { CreatorChoice } from './creator-choice.tsx'
import { Choice, FilterField, useShown } from './filter-controls.tsx'
import { type ListedProperty, propertyOption } from './filter-options.ts'
import styles from './filter-panel.module.css'
import { countPanelFilters } from './list-filter.ts'
import type { PacketFilter } from './packets-query.ts'
import { labelOptions, SearchedChoice } from './searched-choice.tsx'

interface FilterPanelProps {
  userId: string
  properties: readonly ListedProperty[]
  hasMoreProperties: boolean
  filter: PacketFilter
  /** Few packets need no filters. */
  folds: boolean
  onChange: (change: Partial<PacketFilter>) => void
}

/** Open on a wide screen where there are many packets; otherwise behind a button. */
export function FilterPanel(props: FilterPanelProps) {
  const { userId, properties, hasMoreProperties, filter, folds, onChange } = props
  const id = useId()
  const count = countPanelFilters(filter)
  const [open, setOpen] = useState(count > 0)
  const hasColleagues = useHasColleagues()

  return (
    <div className={styles.filters} data-folds={folds}>
      <Button
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Filters{count > 0 && ` (${count})`}
      </Button>
      <div id={id} className={styles.panel} role="group" aria-label="Filters" data-open={open}>
        <Choice
          label="Status"
          value={filter.status}
          options={packetStatuses.map((status) => [status, packetLifecycle[status].label])}
          onChoose={(status) => onChange({ status: packetStatuses.find((one) => one === status) })}
        />
        {hasMoreProperties ? (
          <SearchedChoice
            kind="property"
            userId={userId}
            chosenId={filter.propertyId}
            onChoose={(propertyId) => onChange({ propertyId })}
          />
        ) : (
          <Choice
            label="Property"
            value={filter.propertyId}
            options={labelOptions(properties.map(propertyOption))}
            onChoose={(propertyId) => onChange({ propertyId })}
          />
        )}
        <SearchedChoice
          kind="resident"
          userId={userId}
          chosenId={filter.tenantId}
          onChoose={(tenantId) => onChange({ tenantId })}
        />
        <SearchedChoice
          kind="form"
          userId={userId}
          chosenId={filter.formId}
          onChoose={(formId) => onChange({ formId })}
        />
        {hasColleagues && (
          <CreatorChoice
            chosenId={filter.createdBy}
            onChoose={(createdBy) => onChange({ createdBy })}
          />
        )}
        <Day
          label="Created from"
          day={filter.from}
          max={filter.to}
          onChoose={(from) => onChange({ from })}
        />
        <Day
          label="Created to"
          day={filter.to}
          min={filter.from}
          onChoose={(to) => onChange({ to })}
        />
        <HiddenCheck
          checked={filter.hidden === 'only'}
          onCheck={(checked) => onChange({ hidden: checked ? 'only' : undefined })}
        />
        {count > 0 && (
          <Button kind="quiet" onClick={() => onChange(noPanelFilters)}>
            Clear filters
          </Button>
        )}
      </div>
    </div>
  )
}

export const noPanelFilters: Partial<PacketFilter> = {
  status: undefined,
  propertyId: undefined,
  tenantId: undefined,
  formId: undefined,
  createdBy: undefined,
  from: undefined,
  to: undefined,
  hidden: undefined,
}

interface DayProps {
  label: string
  day: string | undefined
  onChoose: (day: string | undefined) => void
  min?: string | undefined
  max?: string | undefined
}

/** A day that is half typed is shown, but filters nothing. */
function Day({ label, day = '', onChoose, min, max }: DayProps) {
  const id = useId()
  const [shown, show] = useShown(day)
  const [isLeft, setIsLeft] = useState(false)
  const isWrong = isLeft && shown !== '' && !isDay(shown)

  function choose(typed: string) {
    show(typed)
    setIsLeft(false)
    if (typed === '' || isDay(typed)) {
      onChoose(typed || undefined)
    }
  }

  return (
    <FilterField label={label} id={id}>
      <DateTimeInput
        id={id}
        type="date"
        className={fieldStyles.input}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        value={shown}
        min={min}
        max={max}
        write={choose}
        leave={() => setIsLeft(true)}
      />
      {isWrong && <FieldError id={`${id}-error`}>Enter a day, such as 1/31/2027.</FieldError>}
    </FilterField>
  )
}

function HiddenCheck({
  checked,
  onCheck,
}: {
  checked: boolean
  onCheck: (checked: boolean) => void
}) {
  const [shown, show] = useShown(checked)

  return (
    <label className={fieldStyles.choice}>
      <input
        type="checkbox"
        checked={shown}
        onChange={({ target }) => {
          show(target.checked)
          onCheck(target.checked)
        }}
      />
      Only hidden packets
    </label>
  )
}
