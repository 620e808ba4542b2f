import type { UsState } from '@countersign/contract/schemas/shapes'

/** How the law of a state lets a notice before an eviction be served. */
interface ServiceManners {
  /** Whole sentences, in the order in which they are tried. */
  manners: readonly string[]
  /** One more, only for a notice that ends a tenancy that runs from month to month. */
  endOfTenancy?: string
  /** Days that the law adds to the time of the notice when it, or a copy of it, is mailed. */
  mailDays?: number
  citation: string
  source: string
  alsoSource?: string
  checkedOn: string
}

const checkedOn = '2026-11-27'
const inPerson = 'Handed to each resident named above in person.'

export const serviceManners: Partial<Record<UsState, ServiceManners>> = {
  CA: {
    manners: [
      inPerson,
      'Left with a person of suitable age and discretion at the home or the usual place of business, because the resident was absent from both, and a copy mailed to the resident at the home.',
      'Posted in a conspicuous place at the home, because no such person was found, a copy given to anyone living there who could be found, and a copy mailed to the resident at the home.',
    ],
    endOfTenancy: 'Sent to the resident by certified or registered mail (Civil Code 1946.1(f)).',
    citation: 'Cal. Code Civ. Proc. 1162',
    source: 'https://codes.findlaw.com/ca/code-of-civil-procedure/ccp-sect-1162/',
    alsoSource:
      'https://www.legalfix.com/statutes/state-codes/california/code-civ/division-3/part-4/title-5/chapter-2/section-1946; jury instruction CACI 4307, of certified and registered mail',
    checkedOn: '2026-11-20',
  },
  FL: {
    manners: [
      'A true copy mailed to the resident.',
      'A true copy delivered to the resident.',
      'A copy left at the home, because the resident was absent from it.',
      'By email, as both sides agreed in the addendum under Fla. Stat. 83.505.',
    ],
    mailDays: 5,
    citation: 'Fla. Stat. 83.56(4) and 83.505',
    source: 'https://palmettolawfl.com/Florida3DayNotice.html',
    alsoSource: 'https://browardlandlord.wordpress.com',
    checkedOn,
  },
  GA: {
    manners: [
      'Posted in a conspicuous place on the door of the home, in a sealed envelope.',
      'In another way that the lease names, besides the posting.',
    ],
    citation: 'O.C.G.A. 44-7-50(c)',
    source: 'https://www.atlantaareapropertymanagement.com/blog/hb404-safe-at-home-act',
    alsoSource:
      'https://www.wlaq1410.com/2023/03/06/georgia-house-passes-safe-at-home-act-to-balance-tenant-protections-landlord-rights/',
    checkedOn,
  },
  NY: {
    manners: [
      'Delivered to the resident in person.',
      'Left with a person of suitable age and discretion who lives or works at the home. Within one day a copy was mailed by registered or certified mail, and another by regular first-class mail.',
      'Affixed to a conspicuous part of the home or placed under its entrance door, because nobody who would receive it could be found there. Within one day a copy was mailed by registered or certified mail, and another by regular first-class mail.',
    ],
    citation: 'N.Y. Real Prop. Acts. Law 735',
    source:
      'https://newyork.public.law/laws/n.y._real_property_actions_and_proceedings_law_section_735',
    alsoSource: 'https://cetient.com/case/6198912/palumbo-v-estate-of-clark',
    checkedOn,
  },
  OH: {
    manners: [
      'Sent by certified mail, return receipt requested.',
      'A written copy handed to the resident in person.',
      'Left at the resident’s usual place of abode, or at the home.',
    ],
    citation: 'Ohio Rev. Code 1923.04(A)',
    source: 'https://law.justia.com/cases/ohio/supreme-court-of-ohio/2004/2004-ohio-6554.html',
    checkedOn,
  },
  TX: {
    manners: [
      'Handed to the resident, or to any person of 16 years or older who lives at the home.',
      'Mailed to the home by regular mail, registered mail, or certified mail with return receipt.',
      'Affixed to the inside of the main entry door.',
      'Affixed to the outside of the main entry door in a sealed envelope, with a copy mailed the same day, because the conditions of the law for that were met.',
      'Electronically, as the parties agreed in writing.',
    ],
    citation: 'Tex. Prop. Code 24.005(f), (f-1)',
    source: 'https://capitol.texas.gov/tlodocs/89R/billtext/html/HB05486I.htm',
    alsoSource: 'two published notices to vacate that name these ways',
    checkedOn,
  },
  WA: {
    manners: [
      'A copy delivered to the resident in person.',
      'A copy left at the home with a person of suitable age and discretion, because the resident was absent, and a copy mailed to the resident at the home.',
      'A copy affixed in a conspicuous place at the home, because no such person was found, a copy given to anyone living there who could be found, and a copy mailed to the resident at the home.',
    ],
    mailDays: 5,
    citation: 'RCW 59.12.040',
    source: 'https://app.leg.wa.gov/RCW/default.aspx?cite=59.12.040',
    alsoSource: 'https://washingtonlandlordtenant.info/free-eviction-forms/',
    checkedOn,
  },
}

/** Where the manners of a state were not read. */
const otherManners: readonly string[] = [
  inPerson,
  'In another way that the law of this state allows, namely:',
]

/** By state, the manners as lines with a box each, to be marked in ink. */
export function listServiceManners({ endsTenancy }: { endsTenancy: boolean }): {
  texts: Record<string, string>
  otherwise: string
} {
  return {
    texts: Object.fromEntries(
      Object.entries(serviceManners).map(([state, { manners, endOfTenancy }]) => [
        state,
        toBoxes(endsTenancy && endOfTenancy ? [...manners, endOfTenancy] : manners),
      ]),
    ),
    otherwise: `${toBoxes(otherManners)}\n${'_'.repeat(70)}`,
  }
}

function toBoxes(manners: readonly string[]): string {
  return manners.map((manner) => `☐  ${manner}`).join('\n')
}
