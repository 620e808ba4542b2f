import type { FieldSpec } from '../../form-definition.ts'
import { longtext, select, yesNo } from '../../builders/fields.ts'

/** How the days of a notice are counted; it decides the last day, and states differ. */
export const dayCount: FieldSpec = select(
  'LLEdit.dayCount',
  'Counted in',
  { calendar: 'Calendar days', court: 'Court days, without weekends and judicial holidays' },
  { required: true, width: 'threeQuarters' },
)

/** 15 USC 9058(a)(2), in plain words. The text of (c) is not limited to unpaid rent. */
export const federallyCovered: FieldSpec = yesNo(
  'LLEdit.federallyCovered',
  'The property has a federally backed loan, tax credits, vouchers or other federal housing aid',
  {
    width: 'full',
    required: true,
    help: 'For a covered property 15 USC 9058(c) asks for at least 30 days before a resident must leave. Whether it still applies, and to which notices, is disputed. Housing programs have rules of their own on top. Ask an attorney.',
  },
)

export const stateText: FieldSpec = longtext(
  'LLEdit.stateText',
  'Text that state or local law requires in this notice',
  { lines: 5, maxLength: 3000 },
)
