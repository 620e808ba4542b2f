import type { Property } from '@countersign/contract/schemas/properties'
import { useState } from 'react'
import { PropertyOptions, type PropertyChoiceProps } from './property-options.tsx'
import { PropertySearch } from './property-search.tsx'
import { searchProperties } from './search-properties.ts'

export interface PropertyListProps extends PropertyChoiceProps {
  properties: readonly Property[]
  /** Set where the member has more properties than these: all are searched on the server. */
  more?: { userId: string; onFound: (property: Property) => void } | undefined
}

/** From this many on, there is a search and the list scrolls. */
const many = 7

export function PropertyList({ more, ...props }: PropertyListProps) {
  return more ? <PropertySearch {...props} {...more} /> : <LoadedProperties {...props} />
}

function LoadedProperties({ properties, ...props }: Omit<PropertyListProps, 'more'>) {
  const [term, setTerm] = useState('')
  const found = searchProperties(properties, term)
  const hasSearch = properties.length >= many

  return (
    <PropertyOptions
      {...props}
      found={found}
      search={
        hasSearch
          ? {
              term,
              onType: setTerm,
              count: term.trim() ? `${found.length} of ${properties.length} properties` : '',
            }
          : undefined
      }
    />
  )
}
