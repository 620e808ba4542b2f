import type { Block } from '../../form-definition.ts'
import { bullets, fields, paragraph, part } from '../../builders/blocks.ts'
import { longtext, name, phone, text } from '../../builders/fields.ts'
import { leaseDate } from '../../builders/shared-fields.ts'
import {
  beforePrinting,
  federallyCovered,
  otherStateText,
  stateStatement,
  timeToAct,
} from './notice-fields.ts'
import { defineServedNotice } from './served-notice.ts'

/** Catalog no. 49. A notice of the right to cure, 15 USC 7003(b)(2)(B). */
export const noticeToCureOrQuit = defineServedNotice(import.meta.url, {
  id: 'notice-to-cure-or-quit',
  number: 49,
  title: 'Notice to Cure or Quit',
  description: 'The statutory demand to cure a breach of the lease, with a proof of service.',
  useWhen:
    'Use this when the lease was broken in a way that can be cured and you must demand that before going to court.',
  edition: '2027-02',
  revisedOn: '2026-11-27',
  sources: [
    '15 USC 7003(b)(2)(B) (not by electronic signature)',
    '15 USC 9058(c) (30 days for covered properties)',
    '42 USC 3604(f)(3)(B) (reasonable accommodation)',
    '34 USC 12491 (survivors of domestic violence in covered housing programs)',
    '50 USC 3951 (eviction of servicemembers)',
    'the eviction law of the state where the home is, such as Cal. Code Civ. Proc. 1161(3)',
  ],
  notice:
    'the lease has been broken as stated below. On or before the last day stated below, you must either cure the breach, or vacate the premises and return possession to the Owner.',
  sections: [beforePrinting(federallyCovered), breach(), cure(), consequences()],
})

function breach(): Block {
  return part(
    'The breach',
    fields(
      { ...leaseDate, width: 'quarter' },
      text('LLEdit.breach.leaseSection', 'Section of the lease or rule that was broken', {
        required: true,
        width: 'threeQuarters',
      }),
      longtext('LLEdit.breach.facts', 'What was done, or not done', {
        required: true,
        lines: 4,
        maxLength: 2000,
        help: 'State facts that you can prove: who, what and where. For unpaid rent use the Notice to Pay Rent or Quit.',
      }),
      longtext('LLEdit.breach.dates', 'When it happened', {
        required: true,
        lines: 2,
        help: 'Give each date, or the first and the last date.',
      }),
    ),
  )
}

function cure(): Block {
  return part(
    'How to cure it, and by when',
    paragraph('The breach is cured if all of this is done on or before the last day stated here.'),
    fields(
      longtext('LLEdit.cure.required', 'What must be done, or must stop', {
        required: true,
        lines: 4,
        maxLength: 2000,
        help: 'Say it so plainly that anyone could tell whether it has been done.',
      }),
      ...timeToAct(
        {
          key: 'LLEdit.cureDays',
          label: 'Days to cure or vacate',
          options: {
            help: 'Set by state law; the lease may give more time. You see a warning if this is below a rule that we know.',
          },
        },
        { key: 'LLEdit.cure.lastDay', label: 'Last day to cure or vacate' },
      ),
      name('LLEdit.contact.name', 'Contact about the cure', {
        required: true,
        prefill: 'initiator.name',
      }),
      phone('LLEdit.contact.phone', 'Phone'),
    ),
  )
}

function consequences(): Block {
  return part(
    'If you neither cure nor vacate',
    bullets(
      'If the breach is not cured on or before that day, the Owner elects to end the lease, and you must vacate the premises and return possession by the end of that day.',
      'The Owner may then ask a court for possession of the premises, and for rent, damages and costs as the law allows.',
      'If you cure the breach on or before that day, the lease continues.',
      'Only a court can order you to leave. You may have defenses, and free legal help may be available: contact a lawyer or legal aid office at once.',
      'If {you have a disability|any of you has a disability} and a change in a rule or practice would help to keep to the lease, you may ask the Owner for it at any time. Federal and state law also protect survivors of domestic violence and servicemembers.',
    ),
    fields(stateStatement('notice-to-cure-or-quit'), otherStateText()),
  )
}
