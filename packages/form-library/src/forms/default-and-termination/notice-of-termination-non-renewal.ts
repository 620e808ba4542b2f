import type { Block } from '../../form-definition.ts'
import { bullets, fields, paragraph, part } from '../../builders/blocks.ts'
import { date, integer, longtext, money, name, phone, select } from '../../builders/fields.ts'
import { leaseDate } from '../../builders/shared-fields.ts'
import {
  beforePrinting,
  dayOfService,
  federallyCovered,
  otherStateText,
  stateStatement,
} from './notice-fields.ts'
import { defineServedNotice } from './served-notice.ts'

/** Catalog no. 51. Treated as class C: it states no default, but it can lead to eviction. */
export const noticeOfTermination = defineServedNotice(import.meta.url, {
  id: 'notice-of-termination-non-renewal',
  number: 51,
  title: 'Notice of Termination / Non-Renewal',
  description:
    'Ends a periodic tenancy, or says that a lease will not be renewed, with a proof of service.',
  useWhen:
    'Use this when you end a month-to-month tenancy or will not renew a lease, and no one has broken it.',
  edition: '2027-03',
  revisedOn: '2026-11-28',
  endsTenancy: true,
  sources: [
    '15 USC 7003(b)(2)(B) (treated as not by electronic signature)',
    '15 USC 9058(c) (30 days for covered properties)',
    '42 USC 3604(a), 3617 (no termination for a protected reason or in retaliation)',
    'the law of the state and city where the home is on ending a tenancy, such as Cal. Civ. Code 1946.1 and 1946.2',
  ],
  notice:
    'your tenancy ends on the day stated below. You must vacate the premises and return possession to the Owner by the end of that day. Rent is due until then.',
  sections: [beforePrinting(dayOfService(), federallyCovered), ending(), reason(), movingOut()],
})

function ending(): Block {
  return part(
    'The tenancy and its end',
    fields(
      select(
        'LLEdit.tenancy.kind',
        'What ends',
        {
          monthToMonth: 'A month-to-month tenancy',
          otherPeriodic: 'Another periodic tenancy, such as week to week',
          fixedTerm: 'A lease for a fixed term, which will not be renewed',
        },
        { required: true },
      ),
      { ...leaseDate, width: 'quarter' },
      date('LLEdit.tenancy.start', 'Tenancy began', {
        past: true,
        required: true,
        help: 'In many states a longer tenancy needs a longer notice.',
      }),
      integer('LLEdit.noticeDays', 'Days of notice', {
        required: true,
        min: 1,
        max: 400,
        help: 'Set by state law, often by how long the tenancy has lasted. City law or the lease may require more. You see a warning if this is below a rule that we know.',
      }),
      date('LLEdit.endDate', 'Tenancy ends on', {
        required: true,
        notBefore: 'LLEdit.serveOn',
        help: 'At least this many days after service. Some states also require the last day of a rental period.',
      }),
    ),
  )
}

function reason(): Block {
  return part(
    'Reason',
    paragraph(
      'A reason is stated here where state or local law requires one, or where the Owner chooses to give it.',
    ),
    fields(
      select(
        'LLEdit.reason',
        'Reason',
        {
          none: 'None is stated, and none is required by law',
          moveIn: 'The Owner or a close relative will live in the home',
          sale: 'The home is being sold',
          withdrawal: 'The home is taken off the rental market',
          renovation: 'Demolition or substantial renovation',
          order: 'An order of a court or public agency',
          employment: 'The home went with employment that has ended',
          other: 'Another reason that the law allows',
        },
        {
          required: true,
          width: 'full',
          help: 'Several states and many cities allow only the reasons on their own list. Look at your city’s list too before you choose.',
        },
      ),
      longtext('LLEdit.reasonText', 'Facts, and the law that allows this reason', {
        requiredIf: {
          key: 'LLEdit.reason',
          in: ['moveIn', 'sale', 'withdrawal', 'renovation', 'order', 'employment', 'other'],
        },
        lines: 4,
        maxLength: 2000,
      }),
      money('LLEdit.relocation.amount', 'Relocation payment', {
        help: 'Where state or city law, or your agreement, gives one.',
      }),
      date('LLEdit.relocation.payBy', 'Paid by'),
      select(
        'LLEdit.relocation.form',
        'Given as',
        { payment: 'A payment', waiver: 'Rent that is waived', none: 'None is due' },
        { width: 'half' },
      ),
    ),
  )
}

function movingOut(): Block {
  return part(
    'Moving out',
    bullets(
      '**Inspection.** State law may let you ask for an inspection before you move out, so that you can fix things and avoid deductions. To ask for one, and to be there, use the contact below.',
      '**Your belongings.** Take everything with you. State law says how long and on what terms property left behind may be reclaimed; the sooner you ask for it, the lower the cost is likely to be.',
      '**Keys and deposit.** Return all keys, and give the Owner a forwarding address in writing. The security deposit is accounted for as state law provides.',
      '**Your rights.** Only a court can order you to leave. A tenancy may not be ended for a reason that fair housing law forbids, or because you used a right under the law. Free legal help may be available: contact a lawyer or legal aid office.',
    ),
    fields(
      name('LLEdit.contact.name', 'Contact about moving out', {
        required: true,
        prefill: 'initiator.name',
      }),
      phone('LLEdit.contact.phone', 'Phone'),
      stateStatement('notice-of-termination-non-renewal'),
      otherStateText(
        'Just-cause, relocation or other statement that state or local law prescribes',
      ),
    ),
  )
}
