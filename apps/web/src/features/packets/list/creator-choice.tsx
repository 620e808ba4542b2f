import { officeCalls } from '@countersign/contract/calls/office'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '../../../lib/api.ts'
import { Choice } from './filter-controls.tsx'

interface CreatorChoiceProps {
  chosenId: string | undefined
  onChoose: (userId: string | undefined) => void
}

/** Who made the packet, in an office of several people. */
export function CreatorChoice({ chosenId, onChoose }: CreatorChoiceProps) {
  const { data } = useQuery(colleaguesQuery)

  return (
    <Choice
      label="Created by"
      value={chosenId}
      options={(data?.people ?? []).map(({ _id, name }) => [_id, name])}
      onChoose={onChoose}
    />
  )
}

const colleaguesQuery = queryOptions({
  queryKey: ['office', 'colleagues'],
  queryFn: ({ signal }) => callApi(officeCalls.getOfficeColleagues, { signal }),
  staleTime: 60_000,
})
