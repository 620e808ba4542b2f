import type { FieldSpec } from '../../form-definition.ts'
import { textOf } from '../../builders/fields.ts'
import { premisesState } from '../../builders/shared-fields.ts'
import { listServiceManners } from '../../states/service-manners.ts'

/** The manners of the home’s state, with boxes: whoever served the notice marks one in ink. */
export function howServed(options = { endsTenancy: false }): FieldSpec {
  return textOf('LLEdit.service.manners', 'How it was served', {
    key: premisesState.key,
    ...listServiceManners(options),
  })
}
