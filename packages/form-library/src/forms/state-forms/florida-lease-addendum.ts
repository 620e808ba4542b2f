import { defineForm, type Block } from '../../form-definition.ts'
import { clause, fields, section } from '../../builders/blocks.ts'
import { address, carriedOver, radio } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'
import { depositHeldAt } from '../../builders/shared-fields.ts'
import { floridaLeftProperty, floridaRadon } from '../../states/prescribed-texts.ts'
import { prescribed } from './prescribed.ts'
import { insertText, stateSignatures } from './insert-text.ts'

const account = carriedOver(
  radio(
    'LLEdit.florida.account',
    'The deposit or advance rent is',
    {
      plain: 'In a separate account without interest in a Florida banking institution.',
      share:
        'In a separate account with interest in a Florida banking institution. The residents get 75 percent of its interest.',
      simple:
        'In a separate account with interest in a Florida banking institution. The residents get simple interest of 5 percent a year.',
      bond: 'Not kept apart: a surety bond is posted with the clerk of the circuit court. The residents get simple interest of 5 percent a year.',
      none: 'Not taken.',
    },
    { required: true },
  ),
)
const inAccount = { key: account.key, in: ['plain', 'share', 'simple'] }

export const floridaLeaseAddendum = defineForm(import.meta.url, {
  id: 'florida-lease-addendum',
  number: 61,
  title: 'Florida Lease Addendum',
  description: 'The statements that Florida law adds to a lease.',
  useWhen: 'Use this when you rent out a home in Florida.',
  category: 'Disclosures & Acknowledgments',
  deliveryClass: 'B',
  jurisdiction: ['FL'],
  edition: '2027-03',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: ['Fla. Stat. 83.49, 83.67(5) and 404.056(5)'],
  body: [
    addendumHead(),
    section('Radon', prescribed(floridaRadon)),
    deposits(),
    section('Belongings left behind', prescribed(floridaLeftProperty)),
    stateSignatures(),
  ],
})

/** Fla. Stat. 83.49(1), (2)(b) and (c): owed in writing within 30 days after the money was received. */
function deposits(): Block {
  return section(
    'Deposits and advance rent',
    clause(
      'Where the money is',
      'This is the written notice of where the money is kept and of its interest. If the Owner moves it, {Resident} {gets|get} a new notice.',
    ),
    fields(
      { ...depositHeldAt, width: 'full', requiredIf: inAccount },
      carriedOver(
        address('LLEdit.florida.depositAddress', 'Address of the depository', {
          requiredIf: inAccount,
        }),
      ),
      account,
      carriedOver(
        radio(
          'LLEdit.florida.depositDisclosure',
          'The deposit disclosure of Fla. Stat. 83.49(2)(d) is',
          {
            no: 'Not owed: the Owner rents out fewer than five homes, or no such money is taken.',
            given: 'Handed over with this addendum, on a paper of its own.',
            yes: 'Written in the box below.',
          },
          {
            required: true,
            help: 'Owed within 30 days after a deposit or advance rent was received, by whoever rents out five homes or more.',
          },
        ),
      ),
      insertText('LLEdit.florida.deposit', 'Fla. Stat. 83.49(2)(d)', {
        lines: 10,
        contains: ['REQUIRES PAYMENT OF CERTAIN DEPOSITS', 'DETERMINE YOUR LEGAL RIGHTS'],
        requiredIf: { key: 'LLEdit.florida.depositDisclosure', in: ['yes'] },
        help: 'Copy it word for word from www.leg.state.fl.us, as amended in 2025. We do not print words that we could not check.',
      }),
    ),
  )
}
