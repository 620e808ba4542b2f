import { useQuery } from '@tanstack/react-query'
import { LazyPart } from '../../../ui/lazy-part.tsx'
import { Choice } from './filter-controls.tsx'
import {
  choiceTexts,
  describeOption,
  type FilterOption,
  filterOptionsQuery,
} from './filter-options.ts'
import type { OptionSearchProps } from './option-search.tsx'

type SearchedChoiceProps = Omit<OptionSearchProps, 'options'>

/** A list while it is short, otherwise a box to search. */
export function SearchedChoice(props: SearchedChoiceProps) {
  const { kind, userId, chosenId, onChoose } = props
  const { data } = useQuery(filterOptionsQuery({ kind, userId, chosenId }))
  const list = (
    <Choice
      label={choiceTexts[kind].label}
      value={chosenId}
      options={labelOptions(data?.options ?? [])}
      onChoose={onChoose}
    />
  )

  return data?.hasMore ? (
    <LazyPart
      load={loadSearch}
      props={{ ...props, options: data.options }}
      loading={list}
      failed={() => list}
    />
  ) : (
    list
  )
}

/** Few members have so much to choose from. */
async function loadSearch() {
  return (await import('./option-search.tsx')).OptionSearch
}

/** By label, and where two have the same one, with what tells them apart. */
export function labelOptions(
  options: readonly FilterOption[],
): (readonly [id: string, label: string])[] {
  const counts = new Map<string, number>()
  for (const { label } of options) {
    counts.set(label, (counts.get(label) ?? 0) + 1)
  }

  return options.map((option) => [
    option.id,
    counts.get(option.label) === 1 ? option.label : describeOption(option),
  ])
}
