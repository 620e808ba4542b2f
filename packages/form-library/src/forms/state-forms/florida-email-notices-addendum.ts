import { defineForm } from '../../form-definition.ts'
import {
  clause,
  fields,
  forEachResident,
  part,
  section,
  signatures,
} from '../../builders/blocks.ts'
import { email, radio } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'
import { landlordEmail } from '../../builders/shared-fields.ts'

const agreeOrNot = { agree: 'I agree', disagree: 'I do not agree' }

/** Catalog no. 68. Fla. Stat. 83.505 has the form of it; without it a notice by email does not count. */
export const floridaEmailNoticesAddendum = defineForm(import.meta.url, {
  id: 'florida-email-notices-addendum',
  number: 68,
  title: 'Florida Addendum for Notices by Email',
  description: 'Lets landlord and tenant choose notices by email, as Florida law allows.',
  useWhen: 'Use this when landlord and tenant of a home in Florida may want notices by email.',
  category: 'Lease Addenda',
  deliveryClass: 'A',
  jurisdiction: ['FL'],
  edition: '2027-03',
  revisedOn: '2026-11-28',
  signerScope: 'all',
  ownerSigns: true,
  sources: ['Fla. Stat. 83.505'],
  body: [
    addendumHead(),
    section(
      'A free choice',
      clause(
        'What it is',
        'Landlord, agent or tenant: who agrees below agrees to get by email the notices required by the rental agreement or under part II of chapter 83, Florida Statutes. They come from the other side. They go to the email address given below. Who does not agree gets them on paper.',
      ),
      clause(
        'Voluntary',
        '**Choosing notices by email is voluntary. The choice may be revoked at any time, and an email address may be updated at any time, by written notice to the other side.**',
      ),
    ),
    section(
      'Choices',
      fields(
        radio('LLEdit.noticeElection', 'Landlord: notices by email', agreeOrNot, {
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
      forEachResident(
        fields(
          radio('TT*.noticeElection', 'Resident {n}: notices by email', agreeOrNot, {
            required: true,
            choices: 'inline',
            width: 'half',
          }),
          email('TT*.noticeEmail', 'Email address of Resident {n} for notices', {
            prefill: 'signers.*.email',
            requiredIf: { key: 'TT*.noticeElection', in: ['agree'] },
          }),
        ),
      ),
    ),
    part(
      'Signatures',
      signatures('By signing, each person confirms the choice that this person made above.'),
    ),
  ],
})
