import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { UsState } from '../shapes.ts'

/** What a state's law says on the matter of a form; without a citation, that it is to be looked up. */
export const StateRuleOfForm = z.object({
  formId: z.string(),
  words: z.string(),
  citation: z.string().optional(),
  /** `YYYY-MM-DD`, the day on which the law was read. */
  checkedOn: z.string().optional(),
})
export type StateRuleOfForm = z.infer<typeof StateRuleOfForm>

export const getStateRules = endpoint({
  method: 'GET',
  path: '/forms/state-rules',
  door: 'member',
  tag: 'forms',
  summary: 'What a state’s law says on each form that it has its say on',
  query: z.object({ state: UsState }),
  response: z.object({ rules: z.array(StateRuleOfForm) }),
  problems: [],
})
