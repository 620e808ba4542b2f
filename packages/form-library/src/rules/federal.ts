import { days } from './periods.ts'
import type { RuleInfo, Period } from './state-rule.ts'

export const caresActNotice: RuleInfo & { value: Period } = {
  value: days(30),
  text: 'For a covered property 15 USC 9058(c) requires at least 30 days between a notice to vacate and the day to leave. Whether it still applies, and to which notices, is disputed: ask an attorney.',
  citation: '15 USC 9058(c)',
  source: 'https://lexbuild.dev/usc/title-15/chapter-116/section-9058',
  sourceKind: 'law',
  alsoSource: 'https://greensborolaw.com/?p=1747',
  asOf: 'Public Law 119-84, April 17, 2026',
  checkedOn: '2026-11-20',
}
