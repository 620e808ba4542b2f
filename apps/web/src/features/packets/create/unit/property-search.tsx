import type { Property } from '@countersign/contract/schemas/properties'
import { limits } from '@countersign/contract/rules/limits'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage, propertiesFailedText } from '../../../../lib/problem-messages.ts'
import { useDebouncedTerm } from '../../../../lib/use-debounced-term.ts'
import { ShowMore } from '../../../../ui/show-more.tsx'
import cardStyles from '../../../../ui/card.module.css'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { foundPropertiesQuery } from './found-properties-query.ts'
import { PropertyOptions, type PropertyChoiceProps } from './property-options.tsx'

interface PropertySearchProps extends PropertyChoiceProps {
  /** Known without a search: the first ones, and the chosen one. */
  properties: readonly Property[]
  userId: string
  onFound: (property: Property) => void
}

/** For more properties than a browser should hold: the server searches them, page by page. */
export function PropertySearch(props: PropertySearchProps) {
  const { userId, properties, onFound, onChoose, ...rest } = props
  const [searched, setSearched] = useState('')
  const { text, type } = useDebouncedTerm(searched, setSearched)
  const list = useInfiniteQuery(foundPropertiesQuery(userId, searched))
  const pages = list.data?.pages.flatMap((page) => page.properties)
  const found = pages ?? properties.slice(0, limits.pageSize)

  return (
    <PropertyOptions
      {...rest}
      found={searched ? found : startWith(findChosen(properties, rest.chosenId), found)}
      search={{ term: text, onType: type, count: countText() }}
      onChoose={(property) => {
        onFound(property)
        onChoose(property)
      }}
      end={listEnd()}
    />
  )

  function countText(): string {
    if (!searched || list.isPlaceholderData || !pages) {
      return ''
    }

    if (list.hasNextPage) {
      return `The first ${pages.length} properties that match`
    }
    return pages.length === 1 ? '1 property found' : `${pages.length} properties found`
  }

  function listEnd() {
    if (list.isError) {
      return (
        <ErrorState
          title={errorMessage(list.error, propertiesFailedText)}
          onRetry={() => void (pages ? list.fetchNextPage() : list.refetch())}
          retrying={list.isFetching}
        />
      )
    }

    return list.hasNextPage ? (
      <div className={cardStyles.padded}>
        <ShowMore list={list}>Show more</ShowMore>
      </div>
    ) : undefined
  }
}

function findChosen(properties: readonly Property[], chosenId: string): Property | undefined {
  return properties.find(({ _id }) => _id === chosenId)
}

/** What is chosen is in sight, although its page is not loaded. */
function startWith(chosen: Property | undefined, found: readonly Property[]): readonly Property[] {
  return chosen && !found.some(({ _id }) => _id === chosen._id) ? [chosen, ...found] : found
}
