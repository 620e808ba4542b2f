import type { PrescribedText } from './prescribed-text.ts'

const checkedOn = '2026-11-27'

/** RCW 59.18.057(1), “substantially the following form”, in parts between which the amounts are filled in. */
export const washingtonPayOrVacate = {
  reason:
    'You are receiving this notice because the landlord alleges you are not in compliance with the terms of the lease agreement by failing to pay rent and/or utilities and/or recurring or periodic charges that are past due.',
  amounts: [
    '(1) Monthly rent due for ___: $ ___',
    'AND/OR',
    '(2) Utilities due for ___: $ ___',
    'AND/OR',
    '(3) Other recurring or periodic charges identified in the lease for ___: $ ___',
    'TOTAL AMOUNT DUE: $ ___',
  ].join('\n'),
  rights: [
    'Note - payment must be made pursuant to the terms of the rental agreement or by nonelectronic means including, but not limited to, cashier’s check, money order, or other certified funds.',
    'You must pay the total amount due to your landlord within fourteen (14) days after service of this notice or you must vacate the premises. Any payment you make to the landlord must first be applied to the total amount due as shown on this notice. Any failure to comply with this notice within fourteen (14) days after service of this notice may result in a judicial proceeding that leads to your eviction from the premises.',
    'The Washington state Office of the Attorney General has this notice in multiple languages as well as information on available resources to help you pay your rent, including state and local rental assistance programs, on its website at www.atg.wa.gov/landlord-tenant.',
    'State law provides you the right to legal representation and the court may be able to appoint a lawyer to represent you without cost to you if you are a qualifying low-income renter. If you believe you are a qualifying low-income renter and would like an attorney appointed to represent you, please contact the Eviction Defense Screening Line at 855-657-8387 or apply online at https://nwjustice.org/apply-online. For additional resources, call 2-1-1 or the Northwest Justice Project CLEAR Hotline outside King County (888) 201-1014 weekdays between 9:15 a.m. – 12:15 p.m., or (888) 387-7111 for seniors (age 60 and over). You may find additional information to help you at http://www.washingtonlawhelp.org. Free or low-cost mediation services to assist in nonpayment of rent disputes before any judicial proceedings occur are also available at dispute resolution centers throughout the state. You can find your nearest dispute resolution center at https://www.resolutionwa.org.',
    'State law also provides you the right to receive interpreter services at court.',
  ].join('\n'),
} as const

const payOrVacateSource = {
  state: 'WA',
  citation: 'RCW 59.18.057',
  sourceKind: 'copies',
  source: 'https://app.leg.wa.gov/RCW/default.aspx?cite=59.18.057',
  alsoSource:
    'the section as amended in 2021 in the copy of the code at wa-law.org; the official page that was read is of 2019; of the paragraphs on lawyers, mediation and interpreters also the notice of a property manager, in the same words',
  checkedOn,
  inForce: { from: '2021-04-22' },
} as const

export const washingtonPayOrVacateText: PrescribedText = {
  ...payOrVacateSource,
  text: Object.values(washingtonPayOrVacate).join('\n'),
}

/** A part of the 14-day notice as a text of its own. */
export function payOrVacatePart(part: keyof typeof washingtonPayOrVacate): PrescribedText {
  return { ...payOrVacateSource, text: washingtonPayOrVacate[part] }
}

/** In parts. Its head, “TO TENANT(S)” and “AT ADDRESS”, are fields above it. */
const increase = {
  introduction: [
    'RENT AND FEE INCREASE NOTICE TO TENANTS',
    'This notice is required by Washington state law to inform you of your rights regarding rent and fee increases. Your rent or rental amount includes all recurring and periodic charges, sometimes referred to as rent and fees, identified in your rental agreement for the use and occupancy of your rental unit. Washington state limits how much your landlord can raise your rent and any other recurring or periodic charges for the use and occupancy of your rental unit.',
    '(1) Your landlord can raise your rent and any other recurring or periodic charges identified in the rental agreement for use and occupancy of your rental unit once every 12 months by up to seven percent plus consumer price index, or 10 percent, whichever is less, as allowed by RCW 59.18.700. Your landlord is not required to raise the rent or other recurring or periodic charges by any amount.',
    '(2) Your landlord may be exempt from the limit on increases for rent and other recurring or periodic charges for the reasons described in RCW 59.18.710. If your landlord claims an exemption, your landlord is required to include supporting facts with this notice.',
    '(3) Your landlord must properly and fully complete the form below to notify you of any increases in rent and other recurring or periodic charges and any exemptions claimed.',
  ].join('\n'),
  change: [
    'Your landlord (name) ___ intends to (check one of the following):',
    '☐ Raise your rent and/or other recurring or periodic charges: Your total increase for rent and other recurring or periodic charges effective ___ will be ___, which totals an additional $ ___ per month, for a new total amount of $ ___ per month for rent and other recurring or periodic charges.',
    'This increase for rent and/or other recurring or periodic charges is allowed by state law and is (check one of the following):',
    '☐ A lower increase than the maximum allowed by state law.',
    '☐ The maximum increase allowed by state law.',
    '☐ Authorized by an exemption under RCW 59.18.710. If the increase is authorized by an exemption, your landlord must fill out the section of the form below.',
  ].join('\n'),
  exemption: [
    'EXEMPTIONS CLAIMED BY LANDLORD',
    'I (landlord name) ___ certify that I am allowed under Washington state law to raise your rent and other recurring or periodic charges by ___, which is more than the maximum increase otherwise allowed by state law, because I am claiming the following exemption under RCW 59.18.710 (check one of the following):',
    '☐ The first certificate of occupancy for your dwelling unit was issued on ___, which is 12 or less years before the date of this increase notice for rent and other recurring or periodic charges. (The landlord must include facts or attach documents supporting the exemption.)',
    '☐ You live in a dwelling unit owned by a public housing authority, public development authority, or nonprofit organization where maximum rents are regulated by other laws or local, state, or federal affordable housing program requirements, or a qualified low-income housing development as defined in RCW 82.45.010, where the property is owned by a public housing authority, public development authority, or nonprofit organization. (The landlord must include facts or attach documents supporting the exemption.)',
    '☐ You live in a qualified low-income housing development which was allocated federal low-income housing tax credits by the Washington state housing finance commission and there is an enforceable regulatory agreement under the low-income housing tax credit program. (The landlord must include facts or attach documents supporting the exemption.)',
    '☐ You live in a dwelling unit in which you share a bathroom or kitchen facility with the owner, and the owner maintains a principal residence at the residential real property. (The landlord must include facts or attach documents supporting the exemption.)',
    '☐ You live in a single-family owner-occupied residence in which the owner-occupant rents or leases no more than two units or bedrooms including, but not limited to, an attached or detached accessory dwelling unit. (The landlord must include facts or attach documents supporting the exemption.)',
    '☐ You live in a duplex, triplex, or fourplex in which the owner occupied one of the units as the owner’s principal place of residence at the beginning of the tenancy, and the owner continues in occupancy. (The landlord must include facts or attach documents supporting the exemption.)',
  ].join('\n'),
} as const

const increaseSource = {
  state: 'WA',
  citation: 'RCW 59.18.720(3)',
  sourceKind: 'law',
  source: 'https://lawfilesext.leg.wa.gov/biennium/2025-26/Pdf/Bills/House%20Bills/2452.pdf',
  alsoSource:
    'https://app.leg.wa.gov/RCW/default.aspx?cite=59.20.390, the like form for lots, for the two headings',
  checkedOn,
  inForce: { from: '2025-05-07', until: '2040-06-30' },
} as const

/** House Bill 2452 of 2026 printed the whole section; as enacted, it left it as it stands. */
export const washingtonRentIncrease: PrescribedText = {
  ...increaseSource,
  text: Object.values(increase).join('\n'),
}

/** A part of the rent increase notice as a text of its own. */
export function rentIncreasePart(part: keyof typeof increase): PrescribedText {
  return { ...increaseSource, text: increase[part] }
}
