import type { StateRules } from '@countersign/contract/schemas/forms/state-rules'
import type { UsState } from '@countersign/contract/schemas/shapes'
import {
  findStateCheck,
  listCityLaws,
  listStateRules as listFormRules,
} from '@countersign/form-library'
import { officeId, type Context } from '../../../kernel/context.ts'

export function listStateRules(ctx: Context, { state }: { state: UsState }): StateRules {
  officeId(ctx)
  const checked = findStateCheck(state)
  const cities = listCityLaws(state)

  return {
    rules: listFormRules(state),
    ...(checked && { checked }),
    ...(cities.length > 0 && { cities }),
  }
}
