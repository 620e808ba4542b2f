import type { RuleCheck } from './rule-check.ts'

/**
 * N.Y. Real Prop. Law 235-e(d), read on 2026-11-23 at newyork.public.law and rissoft.com, which agree: a
 * letter by certified mail once rent is five days late. It prescribes no words.
 */
export const checkLateRentLetter: RuleCheck = ({ state }) =>
  state === 'NY'
    ? {
        key: 'LLEdit.reminder.dueDate',
        text: 'If rent has not come within five days of this day, New York also asks you to send the resident, by certified mail, a written notice that it has not (N.Y. Real Prop. Law 235-e(d)). Without it the resident has a defense if you go to court over this rent. This letter is not that notice: write one that says no more than which rent you have not received.',
      }
    : undefined
