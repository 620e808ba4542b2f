import type { UsState } from '@countersign/contract/schemas/shapes'
import { newYorkGoodCause } from './new-york-good-cause.ts'
import { washingtonPayOrVacateText, washingtonRentIncrease } from './washington-notices.ts'
import type { PrescribedText } from './prescribed-text.ts'

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

export const californiaBedBugs: PrescribedText = {
  state: 'CA',
  citation: 'Cal. Civ. Code 1954.603(a)',
  text: [
    'Information about Bed Bugs',
    'Bed bug Appearance: Bed bugs have six legs. Adult bed bugs have flat bodies about 1/4 of an inch in length. Their color can vary from red and brown to copper colored. Young bed bugs are very small. Their bodies are about 1/16 of an inch in length. They have almost no color. When a bed bug feeds, its body swells, may lengthen, and becomes bright red, sometimes making it appear to be a different insect. Bed bugs do not fly. They can either crawl or be carried from place to place on objects, people, or animals. Bed bugs can be hard to find and identify because they are tiny and try to stay hidden.',
    'Life Cycle and Reproduction: An average bed bug lives for about 10 months. Female bed bugs lay one to five eggs per day. Bed bugs grow to full adulthood in about 21 days. Bed bugs can survive for months without feeding.',
    'Bed bug Bites: Because bed bugs usually feed at night, most people are bitten in their sleep and do not realize they were bitten. A person’s reaction to insect bites is an immune response and so varies from person to person. Sometimes the red welts caused by the bites will not be noticed until many days after a person was bitten, if at all.',
    'Common signs and symptoms of a possible bed bug infestation:',
    '• Small red to reddish brown fecal spots on mattresses, box springs, bed frames, mattresses, linens, upholstery, or walls.',
    '• Molted bed bug skins, white, sticky eggs, or empty eggshells.',
    '• Very heavily infested areas may have a characteristically sweet odor.',
    '• Red, itchy bite marks, especially on the legs, arms, and other body parts exposed while sleeping. However, some people do not show bed bug lesions on their bodies even though bed bugs may have fed on them.',
    'For more information, see the Internet Web sites of the United States Environmental Protection Agency and the National Pest Management Association.',
  ].join('\n'),
  points: 10,
  sourceKind: 'copies',
  source: 'https://www.917eleventh.com/2017/12/bed-bug-information/',
  alsoSource: 'http://pks-lawgroup.com/bedbugs/',
  checkedOn,
}

export const texasFloodplain: PrescribedText = {
  state: 'TX',
  citation: 'Tex. Prop. Code 92.0135(b)',
  text: '(Landlord) ( ) is or ( ) is not aware that the dwelling you are renting is located in a 100-year floodplain. If neither box is checked, you should assume the dwelling is in a 100-year floodplain. Even if the dwelling is not in a 100-year floodplain, the dwelling may still be susceptible to flooding. The Federal Emergency Management Agency (FEMA) maintains a flood map on its Internet website that is searchable by address, at no cost, to determine if a dwelling is located in a flood hazard area. Most tenant insurance policies do not cover damages or loss incurred in a flood. You should seek insurance coverage that would cover losses caused by a flood.',
  sourceKind: 'law',
  source: 'http://capitol.texas.gov/tlodocs/88R/billtext/html/HB03625E.HTM',
  alsoSource:
    'https://www.texasmha.com/news/featured/reminder-new-landlord-flood-disclosure-effective-january-1-2022',
  checkedOn,
}

export const texasEarlierFlooding: PrescribedText = {
  state: 'TX',
  citation: 'Tex. Prop. Code 92.0135(d)',
  text: '(Landlord) ( ) is or ( ) is not aware that the dwelling you are renting has flooded at least once within the last five years.',
  sourceKind: 'copies',
  source:
    'https://www.texasmha.com/news/featured/reminder-new-landlord-flood-disclosure-effective-january-1-2022',
  alsoSource: 'a lease form that quotes the section in the same words',
  checkedOn,
}

export const texasSelectionCriteria: PrescribedText = {
  state: 'TX',
  citation: 'Tex. Prop. Code 92.3515(c)',
  text: 'Signing this acknowledgment indicates that you have had the opportunity to review the landlord’s tenant selection criteria. The tenant selection criteria may include factors such as criminal history, credit history, current income, and rental history. If you do not meet the selection criteria, or if you provide inaccurate or incomplete information, your application may be rejected and your application fee will not be refunded.',
  sourceKind: 'copies',
  source: 'https://ipropertymanagement.com/templates/texas-rental-application-form',
  alsoSource: 'an application form that quotes the section in the same words',
  checkedOn,
}

export const floridaFloodDisclosure: PrescribedText = {
  state: 'FL',
  citation: 'Fla. Stat. 83.512',
  text: [
    'Flood Insurance: Renters’ insurance policies do not include coverage for damage resulting from floods. Tenant is encouraged to discuss the need to purchase separate flood insurance coverage with Tenant’s insurance agent.',
    '1. Landlord has ☐ has no ☐ knowledge of any flooding that has damaged the dwelling unit during Landlord’s ownership of the dwelling unit.',
    '2. Landlord has ☐ has not ☐ filed a claim with an insurance provider relating to flood damage in the dwelling unit, including, but not limited to, a claim with the National Flood Insurance Program.',
    '3. Landlord has ☐ has not ☐ received assistance for flood damage to the dwelling unit, including, but not limited to, assistance from the Federal Emergency Management Agency.',
    '4. For the purposes of this disclosure, the term “flooding” means a general or temporary condition of partial or complete inundation of the dwelling unit caused by any of the following:',
    'a. The overflow of inland or tidal waters.',
    'b. The unusual and rapid accumulation of runoff or surface waters from any established water source, such as a river, stream, or drainage ditch.',
    'c. Sustained periods of standing water resulting from rainfall.',
  ].join('\n'),
  sourceKind: 'copies',
  source:
    'https://www.buythesand.com/blog/floridas-new-flood-disclosure-law-for-landlords-and-tenants-what-you-need-to-know',
  alsoSource: 'two forms that print the section’s form in the same words',
  checkedOn,
}

export const newYorkFloodInsurance: PrescribedText = {
  state: 'NY',
  citation: 'N.Y. Real Prop. Law 231-b(2)',
  text: 'Flood insurance is available to renters through the Federal Emergency Management Agency’s (FEMA’s) National Flood Insurance Program (NFIP) to cover your personal property and contents in the event of a flood. A standard renter’s insurance policy does not typically cover flood damage. You are encouraged to examine your policy to determine whether you are covered.',
  sourceKind: 'copies',
  source: 'https://codes.findlaw.com/ny/real-property-law/rpp-sect-231-b/',
  alsoSource: 'https://lawserver.com/law/state/oregon/or-statutes/ny_real_property_law_231-b',
  checkedOn,
}

/** The sample of the Division of Human Rights, up to where published copies agree word for word. */
export const newYorkAccommodations: PrescribedText = {
  state: 'NY',
  citation: '9 NYCRR 466.15',
  text: [
    'The New York State Human Rights Law requires housing providers to make reasonable accommodations or modifications to a building or living space to meet the needs of people with disabilities. For example, if you have a physical, mental, or medical impairment, you can ask your housing provider to make the common areas of your building accessible, or to change certain policies to meet your needs.',
    'To request a reasonable accommodation, you should contact your property manager by calling ___ or ___, or by e-mailing ___. You will need to inform your housing provider that you have a disability or health problem that interferes with your use of housing, and that your request for accommodation may be necessary to provide you equal access and opportunity to use and enjoy your housing or the amenities and services normally offered by your housing provider. A housing provider may request medical information, when necessary to support that there is a covered disability and that the need for the accommodation is disability related.',
    'If you believe that you have been denied a reasonable accommodation for your disability, or that you were denied housing or retaliated against because you requested a reasonable accommodation, you can file a complaint with the New York State Division of Human Rights as described at the end of this notice.',
    'Specifically, if you have a physical, mental, or medical impairment, you can request:',
    '• Permission to change the interior of your housing unit to make it accessible (however, you are required to pay for these modifications, and in the case of a rental your housing provider may require that you restore the unit to its original condition when you move out);',
    '• Changes to your housing provider’s rules, policies, practices, or services;',
    '• Changes to common areas of the building so you have an equal opportunity to use the building.',
  ].join('\n'),
  points: 12,
  sourceKind: 'copies',
  source: 'https://123freshstart.com/reasonable-accommodations/',
  alsoSource:
    'https://apartmentstogethernyc.com/atnyc-ada-disclosure; a stored lease that prints the whole notice',
  checkedOn: '2026-11-27',
  inForce: { from: '2022-05-18' },
}

export const ohioNoticeToLeave: PrescribedText = {
  state: 'OH',
  citation: 'Ohio Rev. Code 1923.04(A)',
  text: 'You are being asked to leave the premises. If you do not leave, an eviction action may be initiated against you. If you are in doubt regarding your legal rights and obligations as a tenant, it is recommended that you seek legal assistance.',
  points: 12,
  sourceKind: 'copies',
  source: 'https://leasekit.io/blog/ohio-3-day-notice-being-asked-to-leave-1923-04',
  alsoSource: 'three published notices that quote the section in the same words',
  checkedOn,
}

export const michiganTruthInRenting: PrescribedText = {
  state: 'MI',
  citation: 'Mich. Comp. Laws 554.634(2)',
  text: 'NOTICE: Michigan law establishes rights and obligations for parties to rental agreements. This agreement is required to comply with the Truth in Renting Act. If you have a question about the interpretation or legality of a provision of this agreement, you may want to seek assistance from a lawyer or other qualified person.',
  points: 12,
  sourceKind: 'copies',
  source: 'https://www.rentce.com/michigan-landlord-tenant-laws/',
  alsoSource: 'https://ipropertymanagement.com/templates/michigan-residential-lease-agreement',
  checkedOn,
}

export const michiganDomesticViolence: PrescribedText = {
  state: 'MI',
  citation: 'Mich. Comp. Laws 554.601b',
  text: 'A tenant who has a reasonable apprehension of present danger to him or her or his or her child from domestic violence, sexual assault, or stalking may have special statutory rights to seek a release of rental obligation under MCL 554.601b.',
  sourceKind: 'law',
  source:
    'https://renderpdf.legislature.mi.gov/documents/2009-2010/billintroduced/Senate/htm/2009-SIB-0185.htm',
  alsoSource:
    'https://americanlandlord.com/landlord-tenant-laws-by-state/michigan-landlord-tenant-laws/',
  checkedOn,
}

/** The law asks for 12 points, in boldface, and for 4 points more than the body, which has 10. */
export const michiganForwardingAddress: PrescribedText = {
  state: 'MI',
  citation: 'Mich. Comp. Laws 554.603',
  text: 'You must notify your landlord in writing within 4 days after you move of a forwarding address where you can be reached and where you will receive mail; otherwise your landlord shall be relieved of sending you an itemized list of damages and the penalties adherent to that failure.',
  points: 14,
  bold: true,
  sourceKind: 'copies',
  source: 'http://www.thelpa.com/lpa/landlord-tenant-law/mi-security_deposits.html',
  alsoSource:
    'https://fastdemocracy.com/bill-summary/?billsummary_id=MIB00024954&billsummary_session=2023-2024&billsummary_state=mi, a bill that quotes the section with what it would change, and a published lease in the same words',
  checkedOn,
}

export const californiaLeftProperty: PrescribedText = {
  state: 'CA',
  citation: 'Cal. Civ. Code 1946, 1946.1(h)',
  text: 'State law permits former tenants to reclaim abandoned personal property left at the former address of the tenant, subject to certain conditions. You may or may not be able to reclaim property without incurring additional costs, depending on the cost of storing the property and the length of time before it is reclaimed. In general, these costs will be lower the sooner you contact your former landlord after being notified that property belonging to you was left behind after you moved out.',
  sourceKind: 'copies',
  source:
    'https://journal.firsttuesday.us/landlord-must-notify-tenant-of-right-to-reclaim-personal-property',
  alsoSource:
    'https://www.legalfix.com/statutes/state-codes/california/code-civ/division-3/part-4/title-5/chapter-2/section-1946, which begins in the same words',
  checkedOn: '2026-11-20',
}

export const virginiaCharges: PrescribedText = {
  state: 'VA',
  citation: 'Va. Code 55.1-1204.1',
  text: 'No additional security deposits or rent shall be charged unless they are listed below or incorporated into this agreement by way of a separate addendum after execution of this rental agreement.',
  sourceKind: 'law',
  source: 'https://self-law.org/code/va/title-55-1/chapter-12/55-1-1204-1',
  checkedOn: '2026-11-20',
}

export const floridaEarlyTermination: PrescribedText = {
  state: 'FL',
  citation: 'Fla. Stat. 83.595(4)',
  text: [
    '☐ I agree, as provided in the rental agreement, to pay $___ (an amount that does not exceed 2 months’ rent) as liquidated damages or an early termination fee if I elect to terminate the rental agreement, and the landlord waives the right to seek additional rent beyond the month in which the landlord retakes possession.',
    '☐ I do not agree to liquidated damages or an early termination fee, and I acknowledge that the landlord may seek damages as provided by law.',
  ].join('\n'),
  sourceKind: 'copies',
  source: 'https://browardlandlord.wordpress.com/2012/04/12',
  alsoSource:
    'melbournelegalteam.com; three published leases that print the form in the same words',
  checkedOn: '2026-11-27',
}

export const californiaRefrigerator: PrescribedText = {
  state: 'CA',
  citation: 'Cal. Civ. Code 1941.1(a)(11)',
  text: '☐ Under state law, the landlord is required to provide a refrigerator in good working order in your unit. By checking this box, you acknowledge that you have asked to bring your own refrigerator and that you are responsible for keeping that refrigerator in working order.',
  sourceKind: 'copies',
  source: 'https://www.wallacelaw.com/blog/mandatory-stoves-and-refrigerators-under-ab-628/',
  alsoSource: 'https://www.californiacoastalrealestate.com/blog/refrigeratorlandlordlaw',
  checkedOn: '2026-11-27',
  inForce: { from: '2026-01-01' },
}

/** Of a remodel or a demolition; in a notice that ends the tenancy. */
export const californiaReRent: PrescribedText = {
  state: 'CA',
  citation: 'Cal. Civ. Code 1946.2(b)(2)(D)(iv)(II)',
  text: 'If the substantial remodel of your unit or demolition of the property as described in this notice of termination is not commenced or completed, the owner must offer you the opportunity to re-rent your unit with a rental agreement containing the same terms as your most recent rental agreement with the owner at the rental rate that was in effect at the time you vacated. You must notify the owner within thirty (30) days of receipt of the offer to re-rent of your acceptance or rejection of the offer, and, if accepted, you must reoccupy the unit within thirty (30) days of notifying the owner of your acceptance of the offer.',
  sourceKind: 'copies',
  source: 'https://lynxdocs.com/summary-of-2024-amendments-to-the-tenant-protection-act-of-2019',
  alsoSource:
    'https://documents.redwoodcity.org/PublicWeblink/0/doc/526928/Page17.aspx, a city’s ordinance that has it with “landlord”, “rental unit” and “lease”',
  checkedOn: '2026-11-27',
  inForce: { from: '2024-04-01' },
}

/** “Substantially the following form”; the act of 2025 changed how it is sent, not what it says. */
export const floridaDepositClaim: PrescribedText = {
  state: 'FL',
  citation: 'Fla. Stat. 83.49(3)(a)',
  text: 'This is a notice of my intention to impose a claim for damages in the amount of ___ upon your security deposit, due to ___. It is sent to you as required by s. 83.49(3), Florida Statutes. You are hereby notified that you must object in writing to this deduction from your security deposit within 15 days from the time you receive this notice or I will be authorized to deduct my claim from your security deposit. Your objection must be sent to ___.',
  sourceKind: 'copies',
  source:
    'https://legalclarity.org/notice-of-intention-to-impose-claim-on-security-deposit-in-florida',
  alsoSource:
    'https://forms.justia.com/florida/statewide/landlord-tenant/notice-of-intention-to-impose-claim-on-security-91369.html; https://evict.com, a law firm that quotes the section on September 3, 2025',
  checkedOn: '2026-11-27',
}

export const floridaLeftProperty: PrescribedText = {
  state: 'FL',
  citation: 'Fla. Stat. 83.67(5)',
  text: 'BY SIGNING THIS RENTAL AGREEMENT, THE TENANT AGREES THAT UPON SURRENDER, ABANDONMENT, OR RECOVERY OF POSSESSION OF THE DWELLING UNIT DUE TO THE DEATH OF THE LAST REMAINING TENANT, AS PROVIDED BY CHAPTER 83, FLORIDA STATUTES, THE LANDLORD SHALL NOT BE LIABLE OR RESPONSIBLE FOR STORAGE OR DISPOSITION OF THE TENANT’S PERSONAL PROPERTY.',
  sourceKind: 'copies',
  source: 'https://devforum.freeadvice.com/threads/tennat-passed.661491/post-3742454',
  alsoSource: 'a stored library of Florida clauses that quotes the legend of the section',
  checkedOn: '2026-11-27',
}

const michiganDeposits =
  'https://github.com/saint1415/us-statutes/blob/a308f209a6f329bbc006504a2be67ae4691be0ae/data/states/michigan/content/title-chapter-554-real-and-personal-property/chapter-act-348-of-1972-landlord-and-tenant-relationships-554601-554.json'

export const michiganInventory: PrescribedText = {
  state: 'MI',
  citation: 'Mich. Comp. Laws 554.608(4)',
  text: 'You should complete this checklist, noting the condition of the rental property, and return it to the landlord within 7 days after obtaining possession of the rental unit. You are also entitled to request and receive a copy of the last termination inventory checklist which shows what claims were chargeable to the last prior tenants.',
  points: 12,
  bold: true,
  sourceKind: 'copies',
  source: michiganDeposits,
  alsoSource:
    'https://www.legislature.mi.gov/documents/2009-2010/billintroduced/House/htm/2009-HIB-4024.htm, a bill that quotes the section, readable up to “which shows what claims”',
  checkedOn: '2026-11-28',
}

/** 12 points, in boldface, and 4 points more than the body, which has 10. */
export const michiganDamages: PrescribedText = {
  state: 'MI',
  citation: 'Mich. Comp. Laws 554.609',
  text: 'You must respond to this notice by mail within 7 days after receipt of same, otherwise you will forfeit the amount claimed for damages.',
  points: 14,
  bold: true,
  sourceKind: 'copies',
  source: michiganDeposits,
  alsoSource: 'another stored copy of the section, read on 2026-11-27',
  checkedOn: '2026-11-28',
}

/** Every text that the library prints word for word, besides the federal ones. */
export const prescribedTexts: readonly PrescribedText[] = [
  californiaRentLimits,
  californiaExemption,
  californiaOffenderDatabase,
  floridaRadon,
  floridaRentDemandText,
  californiaBedBugs,
  texasFloodplain,
  texasEarlierFlooding,
  texasSelectionCriteria,
  floridaFloodDisclosure,
  newYorkFloodInsurance,
  newYorkAccommodations,
  ohioNoticeToLeave,
  michiganTruthInRenting,
  michiganDomesticViolence,
  michiganForwardingAddress,
  michiganInventory,
  michiganDamages,
  newYorkGoodCause,
  californiaLeftProperty,
  virginiaCharges,
  floridaEarlyTermination,
  californiaRefrigerator,
  californiaReRent,
  floridaDepositClaim,
  floridaLeftProperty,
  washingtonPayOrVacateText,
  washingtonRentIncrease,
]

/**
 * Prescribed texts that were not found word for word: the form has a box for each, and where the text is
 * always owed the form cannot be finished without it.
 */
export const missingTexts = {
  FL: ['Fla. Stat. 83.49(2)(d) (deposit disclosure; amended in 2025)'],
  WA: ['RCW 59.18.060(13) (the information on mold)'],
} as const satisfies Partial<Record<UsState, readonly string[]>>
