import { defineForm } from '../../form-definition.ts'
import { bullets, fields, inkLines, paragraph, part } from '../../builders/blocks.ts'
import {
  checkboxGroup,
  date,
  integer,
  longtext,
  phone,
  select,
  text,
  time,
} from '../../builders/fields.ts'
import { noticeHead } from '../../builders/shared-blocks.ts'

/** Catalog no. 43. Delivered by the owner as state law says; no one signs it online. */
export const noticeOfEntry = defineForm(import.meta.url, {
  id: 'notice-of-entry',
  number: 43,
  title: 'Notice of Entry',
  description: 'Tells residents in advance who will enter their home, when and why.',
  useWhen: 'Use this when you need to enter an occupied home and it is not an emergency.',
  category: 'During the Tenancy',
  deliveryClass: 'D',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'none',
  ownerSigns: false,
  sources: ['the entry law of the state where the home is, such as Cal. Civ. Code 1954'],
  body: [
    noticeHead(),
    part(
      'The visit',
      paragraph('The Owner will enter the home at this time and for this purpose.'),
      fields(
        date('LLEdit.entry.date', 'Date of entry', { required: true }),
        time('LLEdit.entry.from', 'Earliest time of entry', { required: true }),
        time('LLEdit.entry.to', 'Latest time of entry', { required: true }),
        integer('LLEdit.entry.noticeHours', 'Hours of notice required', {
          max: 336,
          help: 'Many states require at least 24 hours. You see a warning if this is below a rule that we know.',
        }),
        checkboxGroup(
          'LLEdit.entry.purpose',
          'Purpose',
          {
            repairs: 'Repairs or services',
            inspection: 'Inspection',
            alarms: 'Testing of alarms',
            showing: 'Showing the home',
            appraisal: 'Appraisal',
            pest: 'Pest treatment',
            courtOrder: 'Court order',
          },
          { required: true },
        ),
        longtext('LLEdit.entry.purposeDetail', 'What will be done', { lines: 3 }),
        text('LLEdit.entry.by', 'Who will enter', { required: true }),
        text('LLEdit.entry.legalBasis', 'Lease section or law that allows it'),
      ),
    ),
    part(
      'Please note',
      bullets(
        'You do not have to be there, but you may be.',
        'Please secure pets, and tell us any alarm code that we need.',
        'If this time does not work, ask for another one as soon as you can, at the contact below.',
        'Whoever enters will knock first, say who they are, and lock the home when they leave.',
      ),
      fields(
        text('LLEdit.entry.contact', 'Contact to reschedule', { required: true }),
        phone('LLEdit.entry.contactPhone', 'Phone', { width: 'half' }),
      ),
    ),
    part(
      'Delivery of this notice',
      fields(
        select(
          'LLEdit.delivery.method',
          'Delivered',
          {
            personal: 'In person',
            posted: 'Posted at the entry door',
            mailed: 'By mail',
            email: 'By email, as agreed in a signed addendum',
          },
          {
            help: 'State law sets how this notice is delivered and how long before the visit. Mail often needs more days. An email is a courtesy copy unless the residents agreed to it and the law allows it.',
          },
        ),
        date('LLEdit.delivery.date', 'On'),
        time('LLEdit.delivery.time', 'At'),
      ),
      inkLines('Signature of the Owner/Agent', 'Printed name', 'Date'),
    ),
  ],
})
