import { z } from 'zod'
import { integer } from './schemas.ts'
import type { Setting } from './setting.ts'

const days = integer({ min: 1, max: 36_500 })

/** How long each kind of personal data is kept, in days. */
export const personalDataSettings = {
  KEEP_APPLICATIONS_DAYS: {
    description:
      'How long packets are kept that came to nothing: declined, canceled, expired or discarded, applications after which no lease was signed, and drafts that nobody touches.',
    schema: days,
    default: '730',
    example: '1095',
  },
  KEEP_PACKETS_DAYS: {
    description:
      'How long other packets are kept after their end, with files, emails and receipts; or `forever`. An owner can keep theirs forever in the account.',
    schema: z.literal('forever').or(days),
    default: '2557',
    example: 'forever',
  },
  KEEP_MAILS_DAYS: {
    description:
      'How long the texts of emails are kept after they were sent or refused. They have signing links.',
    schema: days,
    default: '90',
    example: '30',
  },
  KEEP_ADDRESSES_DAYS: {
    description: 'How long network addresses and browsers are kept in the event log.',
    schema: days,
    default: '365',
    example: '180',
  },
} satisfies Record<string, Setting>
