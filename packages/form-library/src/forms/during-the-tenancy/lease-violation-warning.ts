import { defineForm, type Block } from '../../form-definition.ts'
import { bullets, fields, inkLines, paragraph, part } from '../../builders/blocks.ts'
import { date, longtext, phone, text } from '../../builders/fields.ts'
import { noticeHead } from '../../builders/shared-blocks.ts'

/** Catalog no. 46. A courtesy: stating a breach or a time to cure would make it class C. */
export const leaseViolationWarning = defineForm(import.meta.url, {
  id: 'lease-violation-warning',
  number: 46,
  title: 'Lease Violation Warning',
  description: 'A friendly letter that names a concern and asks for help with it.',
  useWhen: 'Use this when something does not follow the lease and a friendly letter may settle it.',
  category: 'During the Tenancy',
  deliveryClass: 'D',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'none',
  ownerSigns: false,
  emailCopy: {
    reason: 'This letter is a courtesy and not a legal notice, so no law says how it is given.',
  },
  sources: [
    '15 USC 7003(b)(2)(B) (statutory notices are separate, printed forms)',
    '42 USC 3604(f)(3)(B) (reasonable accommodation)',
    '34 USC 12495 (calling for help from one’s home)',
  ],
  body: [noticeHead(), concern(), request(), notALegalNotice(), signing()],
})

function concern(): Block {
  return part(
    'What we noticed',
    paragraph(
      'Dear {resident|residents}, we are writing about something at the home that does not seem to follow the lease. We would like to work it out with you in a friendly way.',
    ),
    fields(
      date('LLEdit.concern.observedOn', 'Noticed on', { required: true, past: true }),
      text('LLEdit.concern.leaseSection', 'Section of the lease or house rule', {
        width: 'threeQuarters',
      }),
      longtext('LLEdit.concern.violation', 'What was noticed', {
        required: true,
        lines: 4,
        help: 'State facts: what, where and when. Leave out guesses, and the names of people who told you.',
      }),
    ),
  )
}

function request(): Block {
  return part(
    'What we ask',
    fields(
      longtext('LLEdit.concern.requestedAction', 'What would resolve it', {
        required: true,
        lines: 4,
      }),
      date('LLEdit.concern.requestedBy', 'If you can, by', {
        help: 'A request, not a deadline. A deadline under state law belongs in a notice to cure, which is another form.',
      }),
      text('LLEdit.concern.contact', 'Please talk to', { required: true }),
      phone('LLEdit.concern.contactPhone', 'Phone'),
    ),
    bullets(
      'If we are mistaken, or you have already taken care of it, please tell us, and thank you.',
      'If a disability has something to do with it, you may ask for a reasonable accommodation at any time, in any words.',
      'If someone in the home has been hurt, threatened or stalked, help and legal protection may be available. Calling for police or emergency help is always your right.',
    ),
  )
}

function notALegalNotice(): Block {
  return part(
    'This is not a legal notice',
    paragraph(
      'This letter is a courtesy. It is not a notice under the lease or under any law, asks for no money, sets no time that has legal effect and does not change your tenancy. It gives up no right of yours or of the Owner.',
    ),
  )
}

function signing(): Block {
  return part('With thanks', inkLines('Signature of the Owner/Agent', 'Printed name', 'Date'))
}
