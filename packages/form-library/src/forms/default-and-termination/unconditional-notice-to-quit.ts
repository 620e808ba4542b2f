import type { Block } from '../../form-definition.ts'
import { bullets, fields, part } from '../../builders/blocks.ts'
import { date, longtext, select, text } from '../../builders/fields.ts'
import { leaseDate } from '../../builders/shared-fields.ts'
import {
  beforePrinting,
  federallyCovered,
  otherStateText,
  stateStatement,
  timeToAct,
} from './notice-fields.ts'
import { defineServedNotice } from './served-notice.ts'

/** Catalog no. 50. A notice of default and eviction, 15 USC 7003(b)(2)(B). */
export const unconditionalNoticeToQuit = defineServedNotice(import.meta.url, {
  id: 'unconditional-notice-to-quit',
  number: 50,
  title: 'Unconditional Notice to Quit',
  description:
    'Ends the tenancy for a breach that state law gives no time to cure, with a proof of service.',
  useWhen:
    'Use this when your state’s law lets you end the tenancy for a serious breach without a chance to cure it.',
  edition: '2027-03',
  revisedOn: '2026-11-27',
  sources: [
    '15 USC 7003(b)(2)(B) (not by electronic signature)',
    '15 USC 9058(c) (30 days for covered properties)',
    '34 USC 12491 (survivors of domestic violence in covered housing programs)',
    '50 USC 3951 (eviction of servicemembers)',
    'the eviction law of the state where the home is, such as Cal. Code Civ. Proc. 1161(4)',
  ],
  replacedIn: {
    OH: { formId: 'ohio-notice-to-leave', title: 'Ohio Notice to Leave the Premises' },
  },
  notice:
    'the Owner ends your tenancy for the reason stated below. You must vacate the premises and return possession to the Owner on or before the last day stated below. The law stated below does not require the Owner to offer time to cure this breach.',
  sections: [beforePrinting(federallyCovered), reason(), timeToLeave(), consequences()],
})

function reason(): Block {
  return part(
    'The reason',
    fields(
      select(
        'LLEdit.grounds',
        'Ground',
        {
          repeated: 'The same breach again after an earlier written notice',
          uncured: 'A breach that was not cured in the time of an earlier written notice',
          damage: 'Serious and willful damage to the home or property',
          harm: 'Violence, or a threat of violence, to others on the property',
          illegal: 'Serious unlawful activity on the property',
          nuisance: 'A serious nuisance',
          transfer: 'Transfer or sublet that the lease forbids and that cannot be undone',
          other: 'Another ground in the law stated below',
        },
        {
          required: true,
          width: 'full',
          help: 'Choose only a ground that your state’s law allows. Few states allow all of these. If the breach can be cured, use the Notice to Cure or Quit. Never rely on calls for help or on violence that a resident has suffered.',
        },
      ),
      text('LLEdit.statuteCite', 'Law that allows this notice (title and section)', {
        required: true,
        width: 'threeQuarters',
      }),
      { ...leaseDate, width: 'quarter' },
      text('LLEdit.breach.leaseSection', 'Section of the lease that was broken, if any', {
        width: 'threeQuarters',
      }),
      date('LLEdit.earlierNotice', 'Earlier notice, if any', {
        past: true,
        requiredIf: { key: 'LLEdit.grounds', in: ['repeated', 'uncured'] },
      }),
      longtext('LLEdit.facts', 'Facts: what happened, when, where and by whom', {
        required: true,
        lines: 7,
        maxLength: 3000,
        help: 'State facts that you can prove, with dates. A court reads this first.',
      }),
    ),
  )
}

function timeToLeave(): Block {
  return part(
    'Time to vacate',
    fields(
      ...timeToAct(
        {
          key: 'LLEdit.noticeDays',
          label: 'Days to vacate',
          options: {
            help: 'Use the number of days that the law you named above sets for this ground.',
          },
        },
        { key: 'LLEdit.vacateBy', label: 'Last day to vacate' },
      ),
    ),
  )
}

function consequences(): Block {
  return part(
    'If you do not vacate',
    bullets(
      'The Owner may ask a court for possession of the premises, and for rent, damages and costs as the law allows.',
      'Only a court can order you to leave. You may have defenses, and free legal help may be available: contact a lawyer or legal aid office at once.',
      'Federal and state law protect survivors of domestic violence from losing their home because of it, and servicemembers from eviction without a court order.',
      'Please return all keys and leave a forwarding address in writing. The security deposit is accounted for as state law provides.',
    ),
    fields(stateStatement('unconditional-notice-to-quit'), otherStateText()),
  )
}
