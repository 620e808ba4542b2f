import { defineForm, type Block } from '../../form-definition.ts'
import { fields, inkLines, note, paragraph, part } from '../../builders/blocks.ts'
import { address, checkbox, date, name, phone, table, text, time } from '../../builders/fields.ts'
import { howServed } from './how-served.ts'
import { noticeHead } from '../../builders/shared-blocks.ts'

/** Catalog no. 52. It proves the service of class C notices, and is signed in ink like them. */
export const proofOfService = defineForm(import.meta.url, {
  id: 'proof-of-service',
  number: 52,
  title: 'Proof of Service',
  description: 'The declaration of the person who served a notice: what, on whom, when and how.',
  useWhen: 'Use this when a notice has been served and you need to be able to prove it.',
  category: 'Default & Termination (print & serve)',
  deliveryClass: 'C',
  jurisdiction: 'US',
  edition: '2027-02',
  revisedOn: '2026-11-28',
  signerScope: 'none',
  ownerSigns: false,
  sources: [
    '15 USC 7003(b) (notices and court documents outside electronic signing)',
    'the law of the state where the home is on serving notices, which the manners above follow',
    'state law on declarations under penalty of perjury',
  ],
  body: [noticeHead(), whatWasServed(), how(), server(), ...declaration()],
})

function whatWasServed(): Block {
  return part(
    'What was served, and on whom',
    paragraph(
      'Complete this after service, from what the server saw and did. Use one declaration for each notice.',
    ),
    fields(
      text('LLEdit.notice.title', 'Title of the notice', {
        required: true,
        width: 'threeQuarters',
      }),
      date('LLEdit.notice.date', 'Date of the notice', { past: true }),
      table('LLEdit.served', 'Persons served', {
        columns: [
          { key: 'name', label: 'Person named in the notice', type: 'text', weight: 1.6 },
          {
            key: 'leftWith',
            label: 'Handed to or left with, if another',
            type: 'text',
            weight: 1.6,
          },
          { key: 'date', label: 'Date', type: 'date', weight: 0.8 },
          { key: 'time', label: 'Time', type: 'text', weight: 0.7 },
        ],
        rows: { initial: 1, max: 4 },
      }),
    ),
  )
}

function how(): Block {
  return part(
    'How it was served',
    fields(
      howServed({ endsTenancy: true }),
      date('LLEdit.service.date', 'Served on'),
      time('LLEdit.service.time', 'At'),
      date('LLEdit.service.mailedOn', 'Copy mailed on'),
      text('LLEdit.service.trackingNo', 'Certified mail no.', { width: 'quarter' }),
      address('LLEdit.service.address', 'Address where it was served, if not the home'),
      text('LLEdit.service.mailedFrom', 'Place of mailing (city and state)'),
      text('LLEdit.service.mailedTo', 'Mailed to, if not the home'),
    ),
    note(
      'Mark in ink how the notice was served. State law sets which way is allowed for which notice, and in which order they must be tried. Mailing was by first-class mail, postage prepaid, unless another kind is marked.',
    ),
  )
}

function server(): Block {
  return part(
    'The server',
    fields(
      name('LLEdit.server.name', 'Name'),
      phone('LLEdit.server.phone', 'Phone'),
      text('LLEdit.server.registration', 'Registration no., county', {
        width: 'quarter',
        help: 'Only for a registered process server.',
      }),
      address('LLEdit.server.address', 'Address'),
      checkbox('LLEdit.server.over18', 'I was at least 18 years old when I served the notice.'),
      checkbox(
        'LLEdit.server.notAParty',
        'I am not a person to whom the notice is given, and I have no other interest in it, except as the owner or the owner’s agent or employee where the law allows that.',
      ),
    ),
  )
}

function declaration(): Block[] {
  return [
    part(
      'Declaration',
      paragraph(
        'I served the notice named above as stated here. I declare under penalty of perjury under the law of the state where the home is located that this is true and correct, and that I could testify to it.',
      ),
      inkLines('Signature of the server', 'Place of signing (city and state)', 'Date signed'),
    ),
    part(
      'Oath, only where state law requires one',
      paragraph('Signed and sworn to, or affirmed, before me on the date below.'),
      inkLines('Notary public or other officer', 'Commission expires', 'Date'),
    ),
  ]
}
