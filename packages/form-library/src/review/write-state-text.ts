import type { UsState } from '@countersign/contract/schemas/shapes'
import { catalog } from '../catalog.ts'
import type { CityRules } from '../rules/city-rules.ts'
import { findCities } from '../rules/find-city.ts'
import { stateRules } from '../rules/find-rule.ts'
import type { RuleInfo, RuleSubject, StateRules } from '../rules/state-rule.ts'
import type { PrescribedText } from '../states/prescribed-text.ts'
import { missingTexts, prescribedTexts } from '../states/prescribed-texts.ts'
import { describeReview } from '../reviewed.ts'

/** The states of which the library knows a rule, a prescribed text or a form. */
export function listReviewedStates(): UsState[] {
  const states = [
    ...stateRules.map(({ state }) => state),
    ...prescribedTexts.map(({ state }) => state),
    ...catalog.flatMap(({ jurisdiction }) => (jurisdiction === 'US' ? [] : jurisdiction)),
  ]

  return [...new Set(states)].sort()
}

/** What the library holds of a state’s law, as Markdown: texts word for word, missing texts, rules, forms. */
export function writeStateText(state: UsState): string {
  const rules = stateRules.find((each) => each.state === state)
  const missing = Object.entries(missingTexts).find(([name]) => name === state)?.[1] ?? []
  const forms = catalog.filter(
    ({ jurisdiction }) => jurisdiction !== 'US' && jurisdiction.includes(state),
  )

  return `${[
    `# ${rules?.name ?? state}`,
    ...writeGroup(
      'Texts that the law prescribes',
      prescribedTexts.filter((text) => text.state === state).map(writePrescribed),
    ),
    ...writeGroup(
      'Texts that are not held',
      missing.map((text) => `- ${text}`),
    ),
    ...writeGroup('Rules that are checked', rules ? writeRules(rules) : []),
    ...findCities(state).flatMap(writeCity),
    ...writeGroup(
      'Forms of this state',
      forms.map(({ id, title }) => `- [${title}](../forms/${id}.md)`),
    ),
  ].join('\n\n')}\n`
}

function writeGroup(title: string, parts: readonly string[]): string[] {
  return parts.length > 0 ? [`## ${title}`, ...parts] : []
}

function writePrescribed(text: PrescribedText): string {
  const where = [text.source, text.alsoSource].filter(Boolean).join('; ')

  return [
    `### ${text.citation}`,
    text.text
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n'),
    `Read ${text.sourceKind === 'law' ? 'in the law' : 'in two copies'} on ${text.checkedOn}: ${where}. Least type: ${text.points ? `${text.points} points` : 'none given'}. Review: ${describeReview(text.review)}.`,
  ].join('\n\n')
}

const subjects: Record<RuleSubject, string> = {
  applicationFeeCap: 'Highest application fee',
  entryNotice: 'Notice before entry',
  payOrQuit: 'Notice to pay or quit',
  cure: 'Notice to cure',
  noCure: 'Notice to quit without a cure',
  terminationNotice: 'Notice that ends a monthly tenancy',
  rentIncreaseNotice: 'Notice of a rent increase',
  rentCap: 'Limit on rent increases',
  depositCap: 'Highest deposit',
  holdingDepositCap: 'Highest holding deposit',
  depositReturn: 'Return of the deposit',
  lateFeeCap: 'Highest late fee',
  lateFeeGrace: 'Days before a late fee',
  abandonedProperty: 'Property left behind',
  returnedPaymentFeeCap: 'Highest fee for a returned payment',
  depositAccount: 'Where a deposit is kept',
  repairTime: 'Time for repairs',
  radon: 'Radon',
  mold: 'Mold',
  sourceOfIncome: 'Source of income',
  reusableReport: 'Reusable screening report',
  holdoverRent: 'Rent after the end',
  justCause: 'Just cause',
  earlyInspection: 'Inspection before the move-out',
  relocation: 'Relocation payment',
}

function writeRules(rules: StateRules): string[] {
  return Object.entries(subjects).flatMap(([subject, title]) => {
    const rule = Object.entries(rules).find(([key]) => key === subject)?.[1]

    return isRule(rule) ? [`- **${title}.** ${writeRule(rule)}`] : []
  })
}

function writeCity({ city, rules, duties }: CityRules): string[] {
  return writeGroup(
    `Rules of ${city}`,
    [...Object.values(rules), ...duties].map((rule) => `- ${writeRule(rule)}`),
  )
}

function writeRule({ text, citation, checkedOn, source }: RuleInfo): string {
  return `${text} (${citation}; read on ${checkedOn}: ${source})`
}

function isRule(value: unknown): value is RuleInfo {
  return typeof value === 'object' && value !== null && 'citation' in value && 'text' in value
}
