import type { FormPlace } from '@countersign/contract'
import { NativeSelect } from '@mantine/core'
import { placeName } from '../../model/place-labels.ts'
import { answerCandidates, shareAnswer, answerSharedWith } from '../../model/shared-answer.ts'

interface AnswerFieldProps {
  place: FormPlace
  places: readonly FormPlace[]
  onChange: (changed: FormPlace[]) => void
}

/** Lets several places show one answer, such as a name at the top and at the end. */
export function AnswerField({ place, places, onChange }: AnswerFieldProps) {
  const others = answerCandidates(place, places)
  if (others.length === 0) {
    return null
  }

  return (
    <NativeSelect
      label="Answer"
      description="One answer can appear in several fields."
      data={[
        { value: '', label: 'Its own answer' },
        ...others.map((other) => ({ value: other.id, label: `Same as ${placeName(other)}` })),
      ]}
      value={answerSharedWith(place, places)?.id ?? ''}
      onChange={({ currentTarget }) =>
        onChange(
          shareAnswer(
            place,
            others.find(({ id }) => id === currentTarget.value),
          ),
        )
      }
    />
  )
}
