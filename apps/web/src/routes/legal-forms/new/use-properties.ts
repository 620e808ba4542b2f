import type { Property } from '@countersign/contract/schemas/properties'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { propertyQuery } from '../../../features/properties/property-query.ts'
import { useCurrentUser } from '../../../features/session/current-user.tsx'

interface Properties {
  /** Without those of a member who has very many, except for what was asked for or found. */
  properties: readonly Property[]
  more?: { userId: string; onFound: (property: Property) => void }
  /** Whether the one that was asked for is still being loaded. */
  isLoading: boolean
}

/** The member's properties, among them the one with this id unless it was removed. */
export function useProperties(askedId: string | undefined): Properties {
  const { _id: userId, properties, hasMoreProperties = false } = useCurrentUser()
  const [found, setFound] = useState<readonly Property[]>([])
  const known = [...properties, ...found]
  const isKnown = known.some(({ _id }) => _id === askedId)
  const asked = useQuery({
    ...propertyQuery(userId, askedId ?? ''),
    enabled: hasMoreProperties && Boolean(askedId) && !isKnown,
  })

  return {
    properties: asked.data && !isKnown ? [...known, asked.data] : known,
    ...(hasMoreProperties && {
      more: {
        userId,
        onFound: (property) => setFound((before) => withProperty(before, property)),
      },
    }),
    isLoading: asked.isLoading,
  }
}

function withProperty(before: readonly Property[], property: Property): readonly Property[] {
  return [...before.filter(({ _id }) => _id !== property._id), property]
}
