import { fields, part } from '../../builders/blocks.ts'
import { longtext } from '../../builders/fields.ts'
import { ohioNoticeToLeave } from '../../states/prescribed-texts.ts'
import {
  acceptPartial,
  beforePrinting,
  federallyCovered,
  timeToAct,
} from '../default-and-termination/notice-fields.ts'
import { defineServedNotice } from '../default-and-termination/served-notice.ts'
import { prescribed } from './prescribed.ts'

/** Catalog no. 69. Ohio Rev. Code 1923.04(A): its words stand in every notice that precedes an eviction. */
export const ohioNoticeToLeaveForm = defineServedNotice(import.meta.url, {
  id: 'ohio-notice-to-leave',
  number: 69,
  title: 'Ohio Notice to Leave the Premises',
  description: 'The notice before an eviction, with the warning that Ohio law prescribes.',
  useWhen:
    'Use this when rent for a home in Ohio is overdue, or the lease was broken, and you want the home back.',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  jurisdiction: ['OH'],
  sources: [
    ohioNoticeToLeave.citation,
    '15 USC 7003(b)(2)(B) (not by electronic signature)',
    '15 USC 9058(c) (30 days for covered properties)',
  ],
  notice: 'you are asked to leave the premises, for the reason and by the day stated below.',
  sections: [
    beforePrinting(federallyCovered, acceptPartial),
    part(
      'Reason and time',
      fields(
        longtext('LLEdit.reason', 'Reason for this notice', {
          required: true,
          lines: 3,
          help: 'For unpaid rent: the months and the amounts. Leave out what the lease does not call rent.',
        }),
        ...timeToAct(
          {
            key: 'LLEdit.noticeDays',
            label: 'Days to leave',
            options: {
              min: 3,
              help: 'Ohio requires at least three days before a case is filed, without the day of service. Many courts do not count weekends and holidays: choosing court days is safer.',
            },
          },
          { key: 'LLEdit.lastDay', label: 'Leave on or before' },
        ),
      ),
    ),
    part('Warning', prescribed(ohioNoticeToLeave)),
  ],
})
