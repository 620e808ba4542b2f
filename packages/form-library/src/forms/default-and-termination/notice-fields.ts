import type { Block, FieldSpec } from '../../form-definition.ts'
import { fields, part } from '../../builders/blocks.ts'
import { formatNoticePath, listNoticeStates, type noticeTexts } from '../../states/notice-texts.ts'
import {
  checkbox,
  date,
  integer,
  longtext,
  select,
  textOf,
  yesNo,
  type FieldOptions,
} from '../../builders/fields.ts'
import { premisesState } from '../../builders/shared-fields.ts'
import { stateStatements } from '../../states/state-statements.ts'

/** How the days of a notice are counted; it decides the last day, and states differ. */
const dayCount: FieldSpec = select(
  'LLEdit.dayCount',
  'Counted in',
  { calendar: 'Calendar days', court: 'Court days, without weekends and judicial holidays' },
  { required: true, width: 'threeQuarters' },
)

const serveOn: FieldSpec = date('LLEdit.serveOn', 'You will serve this notice on', {
  required: true,
  internal: true,
  help: 'Not printed. The last day on the notice is computed from it. If you serve later, make a new notice: the time may not be shorter than the law says.',
})

export const courtHolidays: FieldSpec = integer(
  'LLEdit.courtHolidays',
  'Court holidays within these days',
  {
    internal: true,
    max: 20,
    help: 'Not printed. If court days are counted: how many of them are holidays of the court, other than weekends.',
  },
)

/** Where a mailed copy gives more time, the last day comes later. */
export const mailDays: FieldSpec = integer('LLEdit.mailDays', 'Days that mail adds', {
  internal: true,
  max: 10,
  help: 'Not printed. If the notice or a copy of it is mailed, some states add days. You see which where we know it.',
})

/**
 * The days of a notice and the one day on which they end, computed, so that the notice is certain. The
 * planned day of service is asked and not printed.
 */
export function timeToAct(
  days: { key: string; label: string; options?: FieldOptions },
  last: { key: string; label: string },
): FieldSpec[] {
  return [
    serveOn,
    integer(days.key, days.label, { required: true, min: 1, max: 90, ...days.options }),
    dayCount,
    courtHolidays,
    mailDays,
    date(last.key, last.label, {
      width: 'half',
      sumOf: [
        { key: serveOn.key },
        { key: days.key },
        { key: courtHolidays.key },
        { key: mailDays.key },
      ],
      courtDaysIf: { key: dayCount.key, in: ['court'] },
    }),
  ]
}

/** The day a tenancy ends is chosen; it may not come before the planned day of service. */
export function dayOfService(): FieldSpec {
  return serveOn
}

/** 15 USC 9058(a)(2), in plain words. The text of (c) is not limited to unpaid rent. Never printed. */
export const federallyCovered: FieldSpec = yesNo(
  'LLEdit.federallyCovered',
  'The property has a federally backed loan, tax credits, vouchers or other federal housing aid',
  {
    width: 'full',
    required: true,
    internal: true,
    help: 'Not printed. For a covered property, 15 USC 9058(c) requires at least 30 days before a resident must leave. Whether it still applies, and to which notices, is disputed. Housing programs also have their own rules. Ask an attorney.',
  },
)

/** Before the notice is served the owner decides; the paper itself stays silent. Never printed. */
export const acceptPartial: FieldSpec = yesNo(
  'LLEdit.acceptPartial',
  'You would accept a partial payment after serving this notice',
  {
    width: 'full',
    internal: true,
    help: 'Not printed. In many states taking part of the rent after a notice cancels the notice.',
  },
)

/** ORS 90.395(3)(a): without the court’s paper the case is dismissed. */
export const oregonNotice: FieldSpec = checkbox(
  'LLEdit.oregonNotice',
  'The notice on rental assistance of the Oregon Judicial Department goes with this notice',
  {
    internal: true,
    showIf: { key: premisesState.key, in: ['OR'] },
    requiredIf: { key: premisesState.key, in: ['OR'] },
    help: 'Not printed. Print it from courts.oregon.gov, in the version of the day on which you serve. Without it the court dismisses the case (ORS 90.395).',
  },
)

/** Words of the home’s state that nobody types (`stateStatements`). */
export function stateStatement(formId: keyof typeof stateStatements): FieldSpec {
  const texts: Readonly<Record<string, string>> = stateStatements[formId]

  return textOf('LLEdit.stateStatement', 'Statement that the law of this state adds', {
    key: premisesState.key,
    texts,
  })
}

/** A box for what a state or a city wants said besides. */
export function otherStateText(
  label = 'Text that state or local law requires in this notice',
): FieldSpec {
  return longtext('LLEdit.stateText', label, {
    lines: 5,
    maxLength: 6000,
    help: 'Copy the words exactly from the law.',
  })
}

/** Takes the words that the law of some states prescribes for this notice (`noticeTexts`). */
export function stateText(
  formId: keyof typeof noticeTexts,
  label = 'Text that state or local law requires in this notice',
): FieldSpec {
  return longtext('LLEdit.stateText', label, {
    lines: 5,
    maxLength: 6000,
    prefill: formatNoticePath(formId),
    requiredIf: { key: 'LLEdit.premises.state', in: listNoticeStates(formId) },
    help: 'Copy the words exactly from the law. Where your state prescribes words or a form, the notice cannot be printed without them.',
  })
}

/** Questions that decide how the notice is made; none of them is printed on its face. */
export function beforePrinting(...questions: FieldSpec[]): Block {
  return part('Before you print', fields(...questions))
}
