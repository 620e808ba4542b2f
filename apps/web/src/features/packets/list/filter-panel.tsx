import { packetLifecycle, packetStatuses } from '@countersign/contract/calls'
import type { Property } from '@countersign/contract'
import { useQuery } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { formOptionsQuery, residentOptionsQuery } from './filter-options.ts'
import styles from './filter-panel.module.css'
import { countPanelFilters } from './list-filter.ts'
import type { PacketFilter } from './packets-query.ts'

interface FilterPanelProps {
  userId: string
  properties: readonly Pick<Property, '_id' | 'name' | 'address'>[]
  filter: PacketFilter
  onChange: (change: Partial<PacketFilter>) => void
}

/** Always open on a wide screen; on a phone behind a button. */
export function FilterPanel({ userId, properties, filter, onChange }: FilterPanelProps) {
  const id = useId()
  const count = countPanelFilters(filter)
  const [open, setOpen] = useState(count > 0)
  const forms = useQuery(formOptionsQuery)
  const residents = useQuery(residentOptionsQuery(userId, filter.tenantId))

  return (
    <div className={styles.filters}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Filters{count > 0 && ` (${count})`}
      </button>
      <div id={id} className={styles.panel} role="group" aria-label="Filters" data-open={open}>
        <Choice
          label="Status"
          value={filter.status}
          options={packetStatuses.map((status) => [status, packetLifecycle[status].label])}
          onChoose={(status) => onChange({ status: packetStatuses.find((one) => one === status) })}
        />
        <Choice
          label="Property"
          value={filter.propertyId}
          options={properties.map(({ _id, name, address }) => [_id, name || address.street])}
          onChoose={(propertyId) => onChange({ propertyId })}
        />
        <Choice
          label="Resident"
          value={filter.tenantId}
          options={residents.data ?? []}
          onChoose={(tenantId) => onChange({ tenantId })}
        />
        <Choice
          label="Form"
          value={filter.formId}
          options={forms.data ?? []}
          onChoose={(formId) => onChange({ formId })}
        />
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
        <PutAwayCheck
          checked={filter.putAway === 'only'}
          onCheck={(checked) => onChange({ putAway: checked ? 'only' : undefined })}
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
  from: undefined,
  to: undefined,
  putAway: undefined,
}

interface ChoiceProps {
  label: string
  value: string | undefined
  options: readonly (readonly [value: string, label: string])[]
  onChoose: (value: string | undefined) => void
}

function Choice({ label, value = '', options, onChoose }: ChoiceProps) {
  const id = useId()
  const [shown, show] = useShown(value)
  // A value of the address whose options are still loading, or that is no longer among them.
  const isKnown = value === '' || options.some(([option]) => option === value)

  return (
    <Field label={label} id={id}>
      <select
        id={id}
        value={shown}
        onChange={({ target }) => {
          show(target.value)
          onChoose(target.value || undefined)
        }}
      >
        <option value="">Any</option>
        {!isKnown && <option value={value}>The one you chose</option>}
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  )
}

interface DayProps {
  label: string
  day: string | undefined
  onChoose: (day: string | undefined) => void
  min?: string | undefined
  max?: string | undefined
}

/** A year that is half typed is shown, but filters nothing. */
function Day({ label, day = '', onChoose, min, max }: DayProps) {
  const id = useId()
  const [shown, show] = useShown(day)

  return (
    <Field label={label} id={id}>
      <input
        id={id}
        type="date"
        value={shown}
        min={min}
        max={max}
        onChange={({ target }) => {
          show(target.value)
          if (target.value === '' || target.value >= '1900') {
            onChoose(target.value || undefined)
          }
        }}
      />
    </Field>
  )
}

function PutAwayCheck({
  checked,
  onCheck,
}: {
  checked: boolean
  onCheck: (checked: boolean) => void
}) {
  const [shown, show] = useShown(checked)

  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={shown}
        onChange={({ target }) => {
          show(target.checked)
          onCheck(target.checked)
        }}
      />
      Only packets that are put away
    </label>
  )
}

/** A control's value until the address has it: the router changes the address a moment later. */
function useShown<Value>(value: Value): [Value, (value: Value) => void] {
  const [shown, setShown] = useState(value)
  const [previous, setPrevious] = useState(value)
  if (value !== previous) {
    setPrevious(value)
    setShown(value)
  }

  return [shown, setShown]
}

interface FieldProps {
  label: string
  /** Of the control. */
  id: string
  children: ReactNode
}

function Field({ label, id, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  )
}
