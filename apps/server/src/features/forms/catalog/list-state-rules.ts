import type { UsState } from '@countersign/contract'
import { listStateRules as listFormRules } from '@countersign/form-library'
import { memberId, type Context } from '../../../kernel/context.ts'

export function listStateRules(ctx: Context, { state }: { state: UsState }) {
  memberId(ctx)

  return listFormRules(state)
}
