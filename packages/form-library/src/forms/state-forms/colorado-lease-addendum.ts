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
  edition: '2027-01',
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
    clause(
      'Before signing',
      'Before the lease is signed, the Owner gives {Resident} the warning about radon in the words of C.R.S. 38-12-803 and the latest brochure of the state on radon. What the Owner knows of radon in the home is written here.',
    ),
    fields(
      checkbox(
        'LLEdit.colorado.radonGiven',
        'The warning and the brochure go with this addendum.',
        {
          required: true,
          help: 'The state’s department of public health and environment has both. We do not print words that we could not check.',
        },
      ),
      longtext('LLEdit.colorado.radonKnown', 'Radon tests, results and mitigation of the home', {
        required: true,
        help: 'Write “none known” only if that is true.',
      }),
    ),
  )
}
