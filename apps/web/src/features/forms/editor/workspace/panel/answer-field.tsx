import { clsx } from 'clsx'
import { Button } from '../../../../../ui/button.tsx'
import { Select } from '../../../../../ui/field/select.tsx'
import { findPacketAnswer, packetAnswers } from '@countersign/answers/packet-answers'
import type { FormPlace } from '@countersign/contract/schemas/forms/form-place'
import textStyles from '../../../../../ui/text.module.css'
import { placeName } from '../../model/place-labels.ts'
import {
  answerCandidates,
  answerSharedWith,
  packetCandidates,
  shareAnswer,
  showPacketAnswer,
} from '../../model/shared-answer.ts'
import flexStyles from '../../../../../ui/flex.module.css'

interface AnswerFieldProps {
  place: FormPlace
  places: readonly FormPlace[]
  onChange: (changed: FormPlace[]) => void
}

/**
 * Lets several places show one answer, such as a name at the top and at the end, or an answer of the
 * packet, which is then asked once for all of its forms.
 */
export function AnswerField({ place, places, onChange }: AnswerFieldProps) {
  const others = answerCandidates(place, places)
  const shared = packetCandidates(place)
  if (others.length === 0 && shared.length === 0) {
    return null
  }

  const linked = findPacketAnswer(place)

  return (
    <>
      {linked && (
        <p className={clsx(flexStyles.between04, textStyles.soft)}>
          <span>Filled in from the packet: {linked.label}.</span>
          <Button kind="quiet" onClick={() => onChange(shareAnswer(place, undefined))}>
            Unlink
          </Button>
        </p>
      )}
      <Select
        label="Answer"
        description="One answer can appear in several fields. What the packet knows is filled in and asked once."
        options={[
          { value: '', label: 'Its own answer' },
          ...(shared.length > 0
            ? [
                {
                  group: 'From the packet',
                  items: shared.map(({ id, label }) => ({ value: id, label })),
                },
              ]
            : []),
          ...others.map((other) => ({ value: other.id, label: `Same as ${placeName(other)}` })),
        ]}
        value={selectedAnswer(place, places)}
        onChange={({ currentTarget: { value } }) =>
          onChange(
            packetAnswers[value]
              ? showPacketAnswer(place, value)
              : shareAnswer(
                  place,
                  others.find(({ id }) => id === value),
                ),
          )
        }
      />
    </>
  )
}

function selectedAnswer(place: FormPlace, places: readonly FormPlace[]): string {
  const { answer = '' } = place

  return packetAnswers[answer] ? answer : (answerSharedWith(place, places)?.id ?? '')
}
