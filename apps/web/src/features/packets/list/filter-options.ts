import type { Form } from '@countersign/contract/schemas/forms/form'
import type { Property } from '@countersign/contract/schemas/properties'
import type { Tenant } from '@countersign/contract/schemas/users'
import { formCalls } from '@countersign/contract/calls/forms'
import { propertyCalls } from '@countersign/contract/calls/properties'
import { userCalls } from '@countersign/contract/calls/users'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../lib/api.ts'

export interface FilterOption {
  id: string
  label: string
  /** Tells two options with the same label apart. */
  detail?: string
}

export type FilterKind = 'property' | 'resident' | 'form'

export const choiceTexts = {
  property: { label: 'Property', placeholder: 'Type a name or street' },
  resident: { label: 'Resident', placeholder: 'Type a name' },
  form: { label: 'Form', placeholder: 'Type a title' },
} as const satisfies Record<FilterKind, { label: string; placeholder: string }>

/** With what tells it apart from others. */
export function describeOption({ label, detail }: FilterOption): string {
  return detail ? `${label}, ${detail}` : label
}

interface OptionsRequest {
  kind: FilterKind
  userId: string
  chosenId: string | undefined
  searchTerm?: string
}

const minuteMs = 60_000
const atMost = 100

/** The first options, or those that a search finds, and the chosen one. */
export function filterOptionsQuery({ kind, userId, chosenId, searchTerm = '' }: OptionsRequest) {
  return queryOptions({
    queryKey: ['packets', 'filter-options', kind, userId, chosenId, searchTerm],
    queryFn: async ({ signal }) => {
      const { list, read } = sources[kind]
      const query = { limit: atMost, ...(searchTerm && { searchTerm }) }
      const { options, next } = await list(userId, { query, signal })
      if (chosenId && !options.some(({ id }) => id === chosenId)) {
        options.push(await read(userId, { id: chosenId, signal }))
      }

      return {
        options: options.toSorted((one, other) => one.label.localeCompare(other.label)),
        hasMore: next !== null,
      }
    },
    staleTime: minuteMs,
    placeholderData: (before) => before,
  })
}

interface Source {
  list: (
    userId: string,
    request: { query: { limit: number; searchTerm?: string }; signal: AbortSignal },
  ) => Promise<{ options: FilterOption[]; next: string | null }>
  read: (userId: string, request: { id: string; signal: AbortSignal }) => Promise<FilterOption>
}

const sources = {
  property: {
    list: async (id, request) => {
      const page = await callApi(propertyCalls.getProperties, { params: { id }, ...request })
      return { options: page.properties.map(propertyOption), next: page.next }
    },
    read: async (userId, { id: propertyId, signal }) => {
      const params = { id: userId, propertyId }
      return propertyOption((await callApi(propertyCalls.getProperty, { params, signal })).property)
    },
  },
  resident: {
    list: async (id, request) => {
      const page = await callApi(userCalls.getTenants, { params: { id }, ...request })
      return { options: page.tenants.map(residentOption), next: page.next }
    },
    read: async (userId, { id: tenantId, signal }) => {
      const params = { id: userId, tenantId }
      return residentOption((await callApi(userCalls.getTenant, { params, signal })).tenant)
    },
  },
  form: {
    // Of packets of this member, not of the whole library.
    list: async (_userId, { signal }) => {
      const { recent } = await callApi(formCalls.getUsedForms, { query: { limit: atMost }, signal })
      return { options: recent.map(formOption), next: null }
    },
    read: async (_userId, { id, signal }) =>
      formOption((await callApi(formCalls.getForm, { params: { id }, signal })).form),
  },
} satisfies Record<FilterKind, Source>

export type ListedProperty = Pick<Property, '_id' | 'name' | 'address'>

export function propertyOption({ _id: id, name, address }: ListedProperty): FilterOption {
  return { id, label: name || address.street, detail: `${address.street}, ${address.city}` }
}

function residentOption({ _id: id, name, email }: Tenant): FilterOption {
  return { id, label: name, detail: email }
}

function formOption({ _id: id, title }: Pick<Form, '_id' | 'title'>): FilterOption {
  return { id, label: title }
}
