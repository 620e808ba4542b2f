import { useQuery } from '@tanstack/react-query'
import { Choice } from './filter-controls.tsx'
import {
  choiceTexts,
  describeOption,
  type FilterOption,
  filterOptionsQuery,
} from './filter-options.ts'
import { OptionSearch, type OptionSearchProps } from './option-search.tsx'

type SearchedChoiceProps = Omit<OptionSearchProps, 'options'>

/** A list while it is short, otherwise a box to search. */
export function SearchedChoice(props: SearchedChoiceProps) {
  const { kind, userId, chosenId, onChoose } = props
  const { data } = useQuery(filterOptionsQuery({ kind, userId, chosenId }))

  return data?.hasMore ? (
    <OptionSearch {...props} options={data.options} />
  ) : (
    <Choice
      label={choiceTexts[kind].label}
      value={chosenId}
      options={labelOptions(data?.options ?? [])}
      onChoose={onChoose}
    />
  )
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
