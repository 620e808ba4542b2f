import { defineForm, type Block } from '../../form-definition.ts'
import { bullets, clause, fields, part, section, signatures } from '../../builders/blocks.ts'
import { carriedOver, date, longtext, money } from '../../builders/fields.ts'
import { utilities, utilityDefault } from '../../builders/shared-terms.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'

export const utilityResponsibilityAddendum = defineForm(import.meta.url, {
  id: 'utility-responsibility-addendum',
  number: 24,
  title: 'Utility Responsibility Addendum',
  description: 'Says who pays each utility and how shared bills are divided.',
  useWhen: 'Use this when residents pay some utilities, or when a bill is shared or divided.',
  category: 'Lease Addenda',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    'state and local law on submeters, divided bills and shared meters, such as Cal. Civ. Code 1940.9 and 1954.201-1954.219, Minn. Stat. 504B.216 and Tex. Water Code ch. 13, subch. M',
    '15 USC 7003(b)(2)(A) (notices that end utility service are given on paper)',
  ],
  body: [
    addendumHead(),
    whoPays(),
    ownAccounts(),
    divided(),
    shared(),
    protections(),
    part(
      'Signatures',
      signatures(
        'By signing, {the Resident|each Resident} and the Owner agree to this addendum. It is part of the lease; where the two differ about utilities, this addendum prevails.',
      ),
    ),
  ],
})

function whoPays(): Block {
  return section(
    'Who pays what',
    clause(
      'The table',
      `The party named in the table pays for each utility or service. It is billed in the way stated there. ${utilityDefault}`,
    ),
    clause('How it is billed', 'The words in the table mean:'),
    bullets(
      '**Direct:** the provider bills {Resident}.',
      '**Submeter:** a meter for this home alone is read, and the use is billed at the provider’s price.',
      '**Allocated:** a bill for several homes is divided by the method in section 3.',
      '**Flat:** the fixed monthly amount in the table, due with the rent.',
    ),
    fields(utilities),
  )
}

function ownAccounts(): Block {
  return section(
    'Accounts in {Resident’s} name',
    clause(
      'Starting service',
      'For a utility billed directly, {Resident} {opens|open} an account by the day below, {keeps|keep} it open and paid until the tenancy ends, and {has|have} it read or closed on that day. If the Owner is billed for use during the tenancy, {Resident} {repays|repay} that amount after receiving a copy of the bill.',
    ),
    fields(date('LLEdit.startServiceBy', 'Start service by')),
  )
}

function divided(): Block {
  return section(
    'Submetered and divided bills',
    clause(
      'Only the actual cost',
      'The Owner may not pass on more than the provider charges for the homes that share the bill. Use by common areas, vacant homes and the Owner is taken out first. An administrative fee is charged only if it is written below and state law allows it.',
    ),
    clause(
      'Showing the figures',
      'Each bill shows the period, the provider’s charge, the method and the share. On request, {Resident} may see the provider’s bills and the calculation, and may question a bill within a reasonable time. The Owner uses only meters that the law approves.',
    ),
    clause(
      'When it is due',
      'A bill from the Owner is due with the next rent due at least 14 days after it is given, or later if state law says so. A utility bill is not rent, unless state law treats it as rent.',
    ),
    fields(
      carriedOver(
        longtext('LLEdit.allocationMethod', 'How shared bills are divided', {
          help: 'For example, by floor area, by number of occupants, or in equal parts. Many states limit the method.',
        }),
      ),
      carriedOver(money('LLEdit.adminFee', 'Administrative fee per bill')),
    ),
  )
}

function shared(): Block {
  return section(
    'Meters that serve more than this home',
    clause(
      'Disclosure',
      'If a meter in {Resident’s} name also measures use outside the home, or a meter in another name measures use inside it, the Owner says so here, with the places served and how the cost is divided or paid back. If nothing is written, the Owner knows of no such meter.',
    ),
    fields(
      longtext('LLEdit.sharedMeterDisclosure', 'Shared meters: places served and who pays', {
        lines: 3,
      }),
    ),
  )
}

function protections(): Block {
  return section(
    'Keeping services on',
    clause(
      'No shut-off',
      'The Owner may not interrupt heat, water, power or another essential service to make anyone pay or leave, and pays the Owner’s bills on time. If the Owner does not, {Resident} {has|have} the remedies that state law gives, which may include paying the provider and deducting the payment from rent.',
    ),
    clause(
      'Failures',
      '{Resident} {reports|report} a failure at once. The Owner restores a service that the Owner provides as soon as reasonably possible. Neither party is responsible for a provider’s failure that it did not cause. The right to a habitable home does not change.',
    ),
    clause(
      'Reasonable use',
      '{Resident} {uses|use} the utilities that the Owner pays for with ordinary care. A person who needs more because of a disability may ask for a reasonable accommodation.',
    ),
  )
}
