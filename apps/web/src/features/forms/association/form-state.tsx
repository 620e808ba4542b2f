import { formatDay } from '@countersign/answers/format-day'
import type {
  AssociationForm,
  AssociationFormState,
} from '@countersign/contract/schemas/association'
import { StatusBadge, type BadgeShape, type Tone } from '../../../ui/status-badge.tsx'

export const stateLabels: Record<AssociationFormState, string> = {
  published: 'Published',
  scheduled: 'From a later day',
  draft: 'Draft',
  withdrawn: 'Withdrawn',
}

const looks: Record<AssociationFormState, { tone: Tone; shape: BadgeShape }> = {
  published: { tone: 'green', shape: 'check' },
  scheduled: { tone: 'amber', shape: 'clock' },
  draft: { tone: 'neutral', shape: 'ring' },
  withdrawn: { tone: 'red', shape: 'cross' },
}

export function FormState({ state, firstDay }: Pick<AssociationForm, 'state' | 'firstDay'>) {
  return (
    <StatusBadge {...looks[state]}>
      {state === 'scheduled' && firstDay ? `From ${formatDay(firstDay)}` : stateLabels[state]}
    </StatusBadge>
  )
}
