import type { UsState } from '@countersign/contract/schemas/shapes'
import type { RuleCheck } from './rule-check.ts'

/**
 * WA: RCW 59.18.257(1), read on 2026-11-23 at leaserunner.com, which quotes (a), and in one copy of the code. It
 * prescribes what is said, and words for a denial only.
 *
 * CA: Civ. Code 1786.16(a)(3) and (b)(1), from three published summaries (RentSpree, Experian, TurboTenant).
 */
const notices: Partial<Record<UsState, string>> = {
  WA: 'Before you ask anybody about an applicant, Washington requires that the applicant be told in writing: what is looked up, which criteria may lead to a denial, the name and address of the agency, the right to a free copy after a denial and to dispute it, and whether you accept a reusable report (RCW 59.18.257). Without that you may not charge for the screening. Fill in the agency’s address, answer the question about reusable reports, and add the Rental Criteria Acknowledgment.',
  CA: 'Three published summaries say: if a report goes beyond credit, into character, reputation or mode of living (criminal and eviction records count), California requires that the applicant be told of it in writing within three days of your request, with the agency’s name and address and a summary of Cal. Civ. Code 1786.22, and a copy for who ticks the box for it. Ask the agency for its notice, and read Cal. Civ. Code 1786.16 at leginfo.legislature.ca.gov.',
}

export const checkScreeningNotice: RuleCheck = ({ state }) => {
  const text = notices[state]

  return text === undefined ? undefined : { key: 'LLEdit.screening.reportTypes', text }
}
