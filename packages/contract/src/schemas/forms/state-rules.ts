import { z } from 'zod'
import { UsState } from '../shapes.ts'

/** What state law says about a form's subject; without a citation it asks to look the law up. */
export const FormStateRule = z.object({
  formId: z.string(),
  words: z.string(),
  citation: z.string().optional(),
  /** `YYYY-MM-DD`: the day on which the law was checked. */
  checkedOn: z.string().optional(),
  /** Whether the law itself was read, or only summaries of it that agree. */
  readIn: z.enum(['law', 'summary']).optional(),
  /** The host of the official site with the state’s code, if it is known. */
  lawSite: z.string().optional(),
})
export type FormStateRule = z.infer<typeof FormStateRule>

/** A city of the state with rental law of its own, and what was read of it. */
export const CityLaw = z.object({
  city: z.string(),
  laws: z.array(FormStateRule.omit({ formId: true })),
})
export type CityLaw = z.infer<typeof CityLaw>

export const StateRulesQuery = z.object({ state: UsState })

export const StateRules = z.object({
  rules: z.array(FormStateRule),
  /** Absent if no form was checked against the law of this state. */
  checked: z
    .object({
      /** `YYYY-MM-DD`. */
      on: z.string(),
      laws: z.array(z.string()),
      /** Only single rules of the state were read: its forms were not checked. */
      inPart: z.boolean(),
    })
    .optional(),
  /** Absent if no city of the state is known to have rental law of its own. */
  cities: z.array(CityLaw).optional(),
})
export type StateRules = z.infer<typeof StateRules>
