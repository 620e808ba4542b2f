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
        <Days filter={filter} onChange={onChange} />
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={filter.putAway === 'only'}
            onChange={(event) => onChange({ putAway: event.target.checked ? 'only' : undefined })}
          />
          Only packets that are put away
        </label>
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
  // A value of the address whose options are still loading, or that is no longer among them.
  const isKnown = value === '' || options.some(([option]) => option === value)

  return (
    <Field label={label}>
      <select value={value} onChange={(event) => onChoose(event.target.value || undefined)}>
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

function Days({ filter, onChange }: Pick<FilterPanelProps, 'filter' | 'onChange'>) {
  return (
    <>
      <Field label="Created from">
        <input
          type="date"
          value={filter.from ?? ''}
          max={filter.to}
          onChange={(event) => onChange({ from: event.target.value || undefined })}
        />
      </Field>
      <Field label="Created to">
        <input
          type="date"
          value={filter.to ?? ''}
          min={filter.from}
          onChange={(event) => onChange({ to: event.target.value || undefined })}
        />
      </Field>
    </>
  )
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      {children}
    </label>
  )
}
