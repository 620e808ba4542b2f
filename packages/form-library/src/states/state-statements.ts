import { goodCauseAttached, goodCauseAttachedIfRaised } from './new-york-good-cause.ts'
import { californiaLeftProperty } from './prescribed-texts.ts'

/**
 * Words that stand in a general notice in one state only: prescribed ones, and those that name what is
 * attached. By form, then by state.
 */
export const stateStatements = {
  'notice-to-pay-or-quit': { NY: goodCauseAttached },
  'notice-of-termination-non-renewal': {
    CA: californiaLeftProperty.text,
    NY: goodCauseAttached,
  },
  'notice-of-rent-increase-change-of-terms': { NY: goodCauseAttachedIfRaised },
} as const satisfies Record<string, Readonly<Record<string, string>>>
