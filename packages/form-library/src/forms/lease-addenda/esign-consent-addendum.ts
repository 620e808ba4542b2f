import { defineForm, type Block } from '../../form-definition.ts'
import {
  clause,
  fields,
  forEachResident,
  part,
  section,
  signatures,
} from '../../builders/blocks.ts'
import { email, money, radio, select } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'
import { landlordEmail } from '../../builders/shared-fields.ts'

const agreeOrNot = { agree: 'I agree', disagree: 'I do not agree' }

export const esignConsentAddendum = defineForm(import.meta.url, {
  id: 'esign-consent-addendum',
  number: 33,
  title: 'Electronic Signature and Delivery Consent',
  description: 'Consent to electronic records, and a free choice about notices by email.',
  useWhen: 'Use this when residents sign electronically or may want notices by email.',
  category: 'Lease Addenda',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    '15 USC 7001(c) (consumer consent)',
    '15 USC 7003(b) (notices left out)',
    'Uniform Electronic Transactions Act 5, 8 and 15',
    'state law on notices by email, such as Fla. Stat. 83.505, MCL 600.5718, Va. Code 55.1-1202',
  ],
  body: [
    addendumHead(),
    consent(),
    notices(),
    part(
      'Signatures',
      signatures(
        'By signing, {the Resident|each Resident} agrees to use electronic records and signatures, and states: I opened this document electronically and could read it. Each person who signs confirms the choices that this person made above. No choice in section 2 is a condition of the lease.',
      ),
    ),
  ],
})

/** 15 USC 7001(c)(1)(B) and (C): what must be said before consent. */
function consent(): Block {
  return section(
    'Electronic records and signatures',
    clause(
      'Paper instead',
      'No one has to sign or receive records electronically. {The Resident|Each Resident} may ask the Owner for paper, before or after consent, and the Owner provides it.',
    ),
    clause(
      'What this consent covers',
      'It covers the records chosen below: the lease papers themselves and the disclosures that the law requires in writing. It does not cover the notices listed in 2.5.',
    ),
    clause(
      'Withdrawing it',
      'Consent may be withdrawn at any time, at no charge, by telling the Owner in writing or by email. It then ends for later records. Records already signed stay valid, and the lease does not end.',
    ),
    clause(
      'Keeping in touch',
      'A new email address is given to the Owner in writing or by email. The Owner’s email address is in section 2.',
    ),
    clause(
      'Paper copies',
      'A paper copy of any signed record is given on request, for the charge below or free if none is written.',
    ),
    clause(
      'What is needed',
      'A phone, tablet or computer with a current web browser, an email account, and a program that opens PDF files. To keep the records, you need storage space or a printer. If these needs change so that someone may no longer be able to open the records, the Owner says so first, and consent may then be withdrawn free of charge.',
    ),
    fields(
      select(
        'LLEdit.consent.scope',
        'This consent covers',
        {
          packet: 'The papers signed together with this one',
          tenancy: 'All records of this tenancy',
        },
        { required: true, usual: 'packet', width: 'threeQuarters' },
      ),
      money('LLEdit.consent.paperCharge', 'Charge for a paper copy'),
    ),
  )
}

function notices(): Block {
  return section(
    'Notices by email: a free choice',
    clause(
      'Voluntary',
      'This part is optional. A person who makes no choice here gets notices on paper. Saying no has no effect on the lease, the rent or how anyone is treated. A party who agrees accepts that notices under the lease, where state law allows it, may be sent to the email address that this party gives here.',
    ),
    clause(
      'Revocable',
      'The choice may be changed at any time by written notice or email to the other side, and the change takes effect when it is received. The address may be changed in the same way.',
    ),
    clause(
      'When an email counts',
      'A notice that may be emailed counts as given when state law says so. If it comes back as not delivered, it was not given and is sent again another way. The sender keeps a copy and proof of sending.',
    ),
    clause('Paper remains', 'Anyone may still send paper, and anyone may ask for a paper copy.'),
    clause(
      'Never by email alone',
      'Notices of default, eviction or the right to cure, notices that end the tenancy, notices that end or shut off utilities, and court papers are delivered on paper as the law requires, unless state law expressly allows email and its conditions are met. Where a state prescribes a form for this choice, as Fla. Stat. 83.505 does, this section does not replace it: only that form, signed by both sides, makes such a notice by email count.',
    ),
    forEachResident(
      fields(
        radio('TT*.noticeElection', 'Resident {n}: notices by email', agreeOrNot, {
          choices: 'inline',
          width: 'half',
        }),
        email('TT*.noticeEmail', 'Email address of Resident {n} for notices', {
          prefill: 'signers.*.email',
          requiredIf: { key: 'TT*.noticeElection', in: ['agree'] },
        }),
      ),
    ),
    fields(
      radio('LLEdit.noticeElection', 'Owner/Agent: notices by email', agreeOrNot, {
        choices: 'inline',
        width: 'half',
        required: true,
      }),
      {
        ...landlordEmail,
        width: 'half',
        requiredIf: { key: 'LLEdit.noticeElection', in: ['agree'] },
      },
    ),
  )
}
