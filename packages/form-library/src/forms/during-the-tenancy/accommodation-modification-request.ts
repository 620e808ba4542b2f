import { defineForm, type Block } from '../../form-definition.ts'
import { bullets, clause, fields, part, section, signatures } from '../../builders/blocks.ts'
import { email, longtext, phone, radio, text } from '../../builders/fields.ts'
import {
  addresseeName,
  agreementDate,
  homeLine,
  landlordEmail,
  landlordName,
} from '../../builders/shared-fields.ts'

/** Catalog no. 79. It asks for what is needed and never for a diagnosis; nobody has to use it. */
export const accommodationModificationRequest = defineForm(import.meta.url, {
  id: 'accommodation-modification-request',
  number: 79,
  title: 'Accommodation Request',
  description: 'A resident asks for a change that is needed because of a disability.',
  useWhen:
    'Use this when a resident wants to ask in writing for a change because of a disability. No one has to use a form.',
  category: 'During the Tenancy',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'primary',
  ownerSigns: false,
  sources: [
    '42 USC 3604(f)(3) and 24 CFR 100.203-100.204 (modification and accommodation)',
    '42 USC 3617 (no retaliation)',
    'state and local fair-housing law',
  ],
  body: [
    part(
      'Home and people',
      fields(
        { ...landlordName, width: 'half' },
        landlordEmail,
        agreementDate,
        addresseeName,
        ...homeLine,
      ),
    ),
    request(),
    reaching(),
    answer(),
    part(
      'Signature',
      signatures('The resident who signs asks for the change described here.', {
        residents: 'first',
        owner: false,
        residentsAre: 'Resident',
      }),
    ),
  ],
})

function request(): Block {
  return section(
    'What is asked for',
    clause(
      'Two kinds of change',
      'An accommodation is a change of a rule, a practice or a service, such as an assistance animal or a parking space near the door. A modification is a change to the building, such as a grab bar or a ramp.',
    ),
    clause(
      'Do not describe the disability',
      'No diagnosis and no medical record is asked for. If the disability or the need is not plain to see, the Owner may ask for a short confirmation by somebody who knows of the need, such as a doctor, a therapist or a social worker.',
    ),
    fields(
      radio(
        'TT1.accommodation.for',
        'The change is needed by',
        {
          resident: 'The resident who signs',
          household: 'Somebody else who lives in the home, or will live there',
          guest: 'Somebody who visits the home',
        },
        { required: true },
      ),
      longtext('TT1.accommodation.change', 'The change that is needed', {
        required: true,
        lines: 6,
        maxLength: 2000,
      }),
      longtext('TT1.accommodation.reason', 'How the change helps with living in the home', {
        required: true,
        lines: 4,
        maxLength: 1500,
        help: 'Say what the change makes possible. Leave out the name of any illness.',
      }),
    ),
  )
}

function reaching(): Block {
  return part(
    'If there are questions',
    fields(
      phone('TT1.accommodation.phone', 'Call me at', { width: 'half' }),
      email('TT1.accommodation.email', 'Or write to me at'),
      text('TT1.accommodation.confirms', 'Who can confirm the need, if asked', {
        width: 'full',
        maxLength: 160,
        help: 'A name and a phone number. You may give it later.',
      }),
    ),
  )
}

function answer(): Block {
  return part(
    'What the Owner does',
    bullets(
      'The Owner answers promptly. If the change cannot be made, the Owner says why and talks with the resident about another one that meets the need.',
      'Nothing is charged for an accommodation: no fee, no deposit and no pet rent. Who pays for a change to the building is set by federal and state law. In homes with federal aid it is often the Owner.',
      'What is said here is kept private and apart from the general file.',
      'Asking never counts against anyone (42 USC 3617). A request may be made in any way and at any time, also without this form.',
    ),
  )
}
