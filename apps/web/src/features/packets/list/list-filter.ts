import { packetGroups, packetSorts } from '@countersign/contract/rules/packet-groups'
import { packetStatuses } from '@countersign/contract/rules/packet-lifecycle'
import type { PacketFilter } from './packets-query.ts'

const searchParameter = 'search'

/** `all` groups is written in the address, for an address without a group begins with what needs the owner. */
export type FilterChange = Partial<Omit<PacketFilter, 'group'>> & {
  group?: PacketFilter['group'] | 'all'
}

/** What the panel of filters sets; the tab, the search and the order are no part of it. */
const panelParameters = [
  'status',
  'propertyId',
  'tenantId',
  'formId',
  'createdBy',
  'from',
  'to',
  'hidden',
] as const

/** The filter of an address; a value that this version does not know counts as none. */
export function readFilter(search: URLSearchParams): PacketFilter {
  const text = (name: string) => search.get(name)?.trim() || undefined
  const filter: PacketFilter = {
    searchTerm: text(searchParameter),
    group: oneOf(packetGroups, search.get('group')),
    status: oneOf(packetStatuses, search.get('status')),
    propertyId: text('propertyId'),
    tenantId: text('tenantId'),
    formId: text('formId'),
    createdBy: text('createdBy'),
    from: readDay(search.get('from')),
    to: readDay(search.get('to')),
    hidden: oneOf(['only'] as const, search.get('hidden')),
    sort: oneOf(packetSorts, search.get('sort')),
    direction: oneOf(['asc', 'desc'] as const, search.get('direction')),
  }

  return withoutEmpty(filter)
}

/** Whether the address asks for nothing: then the list begins with what needs the owner. */
export function asksForNothing(search: URLSearchParams): boolean {
  const { sort: _sort, direction: _direction, ...filter } = readFilter(search)

  return search.get('group') !== 'all' && Object.keys(filter).length === 0
}

/** The same address with a part of its filter changed; undefined removes. */
export function withFilter(search: URLSearchParams, change: FilterChange): URLSearchParams {
  const after = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    const parameter = name === 'searchTerm' ? searchParameter : name
    after.delete(parameter)
    if (value) {
      after.set(parameter, value)
    }
  }

  return after
}

export function countPanelFilters(filter: PacketFilter): number {
  return panelParameters.filter((name) => filter[name] !== undefined).length
}

function oneOf<Value extends string>(
  known: readonly Value[],
  value: string | null,
): Value | undefined {
  return known.find((one) => one === value)
}

function readDay(value: string | null): string | undefined {
  return value && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined
}

function withoutEmpty(filter: PacketFilter): PacketFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
}
