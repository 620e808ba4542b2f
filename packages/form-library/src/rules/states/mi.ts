import { days, months } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-20'
const evictionChapter =
  'https://www.courts.michigan.gov/49c025/siteassets/publications/benchbooks/lltbb/lltbbresponsivehtml5.zip/LLTBB/Ch_4_Summary_Eviction_Proceedings/Bases_for_the_Initiation_of_Summary_Proceedings-.htm'

const section554134 =
  'https://rocketrent.com/landlord-tenant-laws/michigan/statutes/mich-comp-laws-%C2%A7-554-134'

export const michigan: StateRules = {
  state: 'MI',
  name: 'Michigan',
  payOrQuit: {
    value: days(7),
    text: 'Michigan requires seven days.',
    citation: 'MCL 554.134(2), 600.5714',
    source: section554134,
    sourceKind: 'law',
    alsoSource: evictionChapter,
    asOf: 'as amended in 2012',
    checkedOn: '2026-11-28',
  },
  terminationNotice: {
    value: [{ notice: months(1) }],
    text: 'Michigan requires one month. If rent is paid at shorter intervals, one interval is enough.',
    citation: 'MCL 554.134(1)',
    source: section554134,
    sourceKind: 'law',
    alsoSource:
      'https://uslegalforms.com/es/forms/mi-1223lt/aviso-de-30-d-as-para-rescindir-el-arrendamiento',
    asOf: 'as amended in 2012',
    checkedOn: '2026-11-28',
  },
  depositCap: {
    value: { monthsOfRent: 1.5 },
    text: 'Michigan allows one and a half months’ rent.',
    citation: 'MCL 554.602',
    source: 'https://thelpa.com/lpa/landlord-tenant-law/mi-security_deposits.html',
    sourceKind: 'law',
    alsoSource:
      'https://www.courts.michigan.gov/4a54c6/siteassets/publications/benchbooks/lltbb/lltbbresponsivehtml5.zip/LLTBB/Ch_2_Specific_Acts/Chapter_2_Specific_Landlord-Tenant_Laws-.htm',
    checkedOn,
  },
  depositReturn: {
    value: days(30),
    text: 'Michigan requires the itemized list of damages and the rest of the deposit by mail within 30 days after the residents have left, with a statement that the law prescribes in large type.',
    citation: 'MCL 554.609',
    source:
      'https://github.com/saint1415/us-statutes/blob/a308f209a6f329bbc006504a2be67ae4691be0ae/data/states/michigan/content/title-chapter-554-real-and-personal-property/chapter-act-348-of-1972-landlord-and-tenant-relationships-554601-554.json',
    sourceKind: 'law',
    alsoSource: 'https://www.nolo.com/legal-encyclopedia/michigan-security-deposits-36189.html',
    checkedOn: '2026-11-28',
  },
  sourceOfIncome: {
    value: {},
    text: 'Michigan protects every lawful source of income, housing vouchers included, if the landlord rents out five homes or more. A voucher or subsidy counts for an income rule.',
    citation: 'MCL 554.601c',
    source:
      'https://github.com/saint1415/us-statutes/blob/a308f209a6f329bbc006504a2be67ae4691be0ae/data/states/michigan/content/title-chapter-554-real-and-personal-property/chapter-act-348-of-1972-landlord-and-tenant-relationships-554601-554.json',
    sourceKind: 'law',
    asOf: 'Acts 178 and 179 of 2024',
    checkedOn: '2026-11-28',
  },
}
