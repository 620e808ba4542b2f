import type { UsState } from '@countersign/contract'
import type { Review } from '../review/reviewed.ts'

/** Words that a state’s law prescribes, as they stand in the law, and where they were read. */
export interface PrescribedText {
  state: UsState
  /** As a lawyer cites it. */
  citation: string
  /** Word for word; never edited. */
  text: string
  /** Smallest type in points that the law allows; none if it says nothing. */
  points?: number
  /** `law`: the text of the law or of the state’s agency; `copies`: two independent copies that agree. */
  sourceKind: 'law' | 'copies'
  source: string
  /** The second copy. */
  alsoSource?: string
  /** `YYYY-MM-DD`, the day on which it was read. */
  checkedOn: string
  review?: Review
}

const checkedOn = '2026-11-22'

export const californiaRentLimits: PrescribedText = {
  state: 'CA',
  citation: 'Cal. Civ. Code 1946.2(f)(3)',
  text: 'California law limits the amount your rent can be increased. See Section 1947.12 of the Civil Code for more information. California law also provides that after all of the tenants have continuously and lawfully occupied the property for 12 months or more or at least one of the tenants has continuously and lawfully occupied the property for 24 months or more, a landlord must provide a statement of cause in any notice to terminate a tenancy. See Section 1946.2 of the Civil Code for more information.',
  points: 12,
  sourceKind: 'copies',
  source:
    'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1946.2',
  alsoSource: 'a stored copy of the section, and three forms that quote it in the same words',
  checkedOn,
}

export const californiaExemption: PrescribedText = {
  state: 'CA',
  citation: 'Cal. Civ. Code 1946.2(e)(8)(B)(i)',
  text: 'This property is not subject to the rent limits imposed by Section 1947.12 of the Civil Code and is not subject to the just cause requirements of Section 1946.2 of the Civil Code. This property meets the requirements of Sections 1947.12 (d)(5) and 1946.2 (e)(8) of the Civil Code and the owner is not any of the following: (1) a real estate investment trust, as defined by Section 856 of the Internal Revenue Code; (2) a corporation; or (3) a limited liability company in which at least one member is a corporation.',
  points: 12,
  sourceKind: 'copies',
  source:
    'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1946.2',
  alsoSource: 'a stored copy of the section, and two forms that quote it in the same words',
  checkedOn,
}

export const californiaOffenderDatabase: PrescribedText = {
  state: 'CA',
  citation: 'Cal. Civ. Code 2079.10a(a)(3)',
  text: 'Notice: Pursuant to Section 290.46 of the Penal Code, information about specified registered sex offenders is made available to the public via an Internet Web site maintained by the Department of Justice at www.meganslaw.ca.gov. Depending on an offender’s criminal history, this information will include either the address at which the offender resides or the community of residence and ZIP Code in which the offender resides.',
  points: 8,
  sourceKind: 'copies',
  source:
    'https://getpocketlaw.com/law/state_california/section-2079-10a-section-2079-10a_d2aeec884dc2',
  alsoSource: 'https://www.dre.ca.gov/publications/ResourceGuidebook/gb18_appendix5.html',
  checkedOn,
}

export const floridaRadon: PrescribedText = {
  state: 'FL',
  citation: 'Fla. Stat. 404.056(5)',
  text: 'RADON GAS: Radon is a naturally occurring radioactive gas that, when it has accumulated in a building in sufficient quantities, may present health risks to persons who are exposed to it over time. Levels of radon that exceed federal and state guidelines have been found in buildings in Florida. Additional information regarding radon and radon testing may be obtained from your county health department.',
  sourceKind: 'copies',
  source: 'https://cmmsandbox.eli.org/node/275310/revisions/1003734/view',
  alsoSource: 'http://www.radonleaders.org/node/21997',
  checkedOn,
}

/** The parts of the Florida demand between its blanks. */
export const floridaRentDemand: readonly [string, string, string] = [
  'You are hereby notified that you are indebted to me in the sum of',
  'dollars for the rent and use of the premises',
  'Florida, now occupied by you and that I demand payment of the rent or possession of the premises within 3 days (excluding Saturday, Sunday, and legal holidays) from the date of delivery of this notice, to wit: on or before',
]

/** `floridaRentDemand` in one piece, with its source. The law asks for “substantially the following form”. */
export const floridaRentDemandText: PrescribedText = {
  state: 'FL',
  citation: 'Fla. Stat. 83.56(3)',
  text: floridaRentDemand.join(' '),
  sourceKind: 'copies',
  source: 'https://lostvaluelaw.com/2020/05/27/florida-3-day-notice-954-860-0079/',
  alsoSource: 'https://palmettolawfl.com/Florida3DayNotice.html',
  checkedOn,
}

/** Every text that the library prints word for word, besides the federal ones. */
export const prescribedTexts: readonly PrescribedText[] = [
  californiaRentLimits,
  californiaExemption,
  californiaOffenderDatabase,
  floridaRadon,
  floridaRentDemandText,
]

/**
 * Prescribed texts that were not found word for word: the form has a box for each, and where the text is
 * always owed the form cannot be finished without it.
 */
export const missingTexts = {
  CA: ['Cal. Civ. Code 1954.603 (information about bed bugs)'],
  FL: [
    'Fla. Stat. 83.49(2)(d) (deposit disclosure; amended in 2025)',
    'Fla. Stat. 83.512 (flood disclosure)',
    'Fla. Stat. 83.505 (addendum for notices by email)',
  ],
  NY: [
    'N.Y. Real Prop. Law 231-c (good cause notice)',
    'N.Y. Real Prop. Law 231-b (flood disclosure)',
    'N.Y. Real Prop. Law 231-a (sprinkler notice)',
  ],
  TX: [
    'Tex. Prop. Code 92.0135 (flood notice)',
    'Tex. Prop. Code 92.3515 (selection criteria)',
    'Tex. Prop. Code 92.016 and 92.017 (rights to end the lease)',
  ],
  WA: [
    'RCW 59.18.057 (14-day notice)',
    'RCW 59.18.060 (mold and fire safety information)',
    'the rent increase notice of RCW 59.18',
  ],
} as const satisfies Partial<Record<UsState, readonly string[]>>
