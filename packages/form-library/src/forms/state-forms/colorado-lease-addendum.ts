import { defineForm, type Block } from '../../form-definition.ts'
import { clause, fields, inOurWords, section } from '../../builders/blocks.ts'
import { carriedOver, checkbox, longtext, text } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'
import { stateSignatures } from './insert-text.ts'

const reportAddress = carriedOver(
  text('LLEdit.colorado.reportAddress', 'Address for reports', {
    required: true,
    width: 'full',
    maxLength: 120,
  }),
)
const reportOnline = carriedOver(
  text('LLEdit.colorado.reportOnline', 'Email address or online portal for reports', {
    required: true,
    width: 'full',
    maxLength: 90,
  }),
)

/** Catalog no. 87. C.R.S. 38-12-505 says what is stated, in 12 points and boldface, and prescribes no words. */
export const coloradoLeaseAddendum = defineForm(import.meta.url, {
  id: 'colorado-lease-addendum',
  number: 87,
  title: 'Colorado Lease Addendum',
  description: 'The statements that Colorado law adds to a lease.',
  useWhen: 'Use this when you rent out a home in Colorado.',
  category: 'Disclosures & Acknowledgments',
  deliveryClass: 'B',
  jurisdiction: ['CO'],
  edition: '2027-02',
  revisedOn: '2026-11-28',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    'C.R.S. 38-12-505 as amended by Senate Bill 24-094 (habitability)',
    'C.R.S. 38-12-801(2.5) and 24-34-502(1) (source of income)',
    'C.R.S. 38-12-803 (radon)',
  ],
  body: [addendumHead(), habitability(), sourceOfIncome(), radon(), stateSignatures()],
})

function habitability(): Block {
  return section(
    'Safe and healthy housing',
    inOurWords(
      'C.R.S. 38-12-505',
      'Every tenant is entitled to safe and healthy housing under Colorado’s warranty of habitability. A landlord is prohibited by law from retaliating against a tenant in any manner for reporting unsafe conditions in the tenant’s residential premises, requesting repairs, or seeking to enjoy the tenant’s right to safe and healthy housing.',
      { points: 12, bold: true },
    ),
    inOurWords(
      'C.R.S. 38-12-505',
      'Mail or bring a written notice of an uninhabitable condition to: [[LLEdit.colorado.reportAddress]] Or send it to: [[LLEdit.colorado.reportOnline]]\nEnvíe por correo o entregue en persona un aviso escrito de una condición inhabitable a: [[LLEdit.colorado.reportAddress]] O envíelo a: [[LLEdit.colorado.reportOnline]]',
      { points: 12, bold: true, blanks: [reportAddress, reportOnline] },
    ),
  )
}

function sourceOfIncome(): Block {
  return section(
    'Source of income',
    clause(
      'Any lawful income',
      'C.R.S. 24-34-502(1) prohibits discrimination because of source of income. It requires a landlord who is not exempt to accept any lawful and verifiable source of money that is paid directly, indirectly or on behalf of a person. That includes income from any lawful profession or occupation. It also includes income and rental payments from any government or private assistance, grant or loan program.',
    ),
  )
}

function radon(): Block {
  return section(
    'Radon',
    inOurWords(
      'C.R.S. 38-12-803',
      'The Colorado Department of Public Health and Environment strongly recommends that ALL tenants have an indoor radon test performed before leasing residential real property and recommends having the radon levels mitigated if elevated radon concentrations are found. Elevated radon concentrations can be reduced by a radon mitigation professional.\nResidential real property may present exposure to dangerous levels of indoor radon gas that may place the occupants at risk of developing radon-induced lung cancer. Radon, a Class A human carcinogen, is the leading cause of lung cancer in nonsmokers and the second leading cause of lung cancer overall. A landlord is required to provide the tenant with any known information on radon test results of the residential real property.',
      { bold: true },
    ),
    clause(
      'Before signing',
      'What the Owner knows of radon in the home is written here, and the newest reports go with this addendum. So does the latest brochure of the state on radon.',
    ),
    fields(
      checkbox('LLEdit.colorado.radonBrochure', 'The brochure goes with this addendum.', {
        required: true,
        help: 'It is published by the Colorado Department of Public Health and Environment.',
      }),
      longtext('LLEdit.colorado.radonKnown', 'Radon tests, results and mitigation of the home', {
        required: true,
        help: 'Whether it was tested, what was found, what was done, and any system that is installed. Write “none known” only if that is true.',
      }),
    ),
  )
}
