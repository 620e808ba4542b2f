import { defineForm, type Block } from '../../form-definition.ts'
import {
  bullets,
  clause,
  fields,
  forEachResident,
  part,
  section,
  signatures,
  withSeveralResidents,
} from '../../builders/blocks.ts'
import { address, date, integer, select, yesNo } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'

/** Catalog no. 53. The resident's own notice: what it says is for residents alone to fill. */
export const residentsNoticeOfIntentToVacate = defineForm(import.meta.url, {
  id: 'residents-notice-of-intent-to-vacate',
  number: 53,
  title: 'Resident’s Notice of Intent to Vacate',
  description: 'Residents tell the owner when they will move out and where to send the deposit.',
  useWhen: 'Use this when residents want to move out and give you their notice in writing.',
  category: 'Move-Out & Deposits',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: false,
  sources: [
    'state law on the notice that a resident gives and on deposits, such as Cal. Civ. Code 1946.1 and 1950.5',
    '50 USC 3955 (servicemembers)',
    'state law on leaving early for safety, and 34 USC 12491 (covered programs)',
  ],
  body: [
    addendumHead(),
    notice(),
    answers(),
    beforeLeaving(),
    part(
      'Signatures',
      signatures('By signing, {the Resident|each Resident} gives this notice to the Owner.', {
        owner: false,
      }),
    ),
  ],
})

function notice(): Block {
  return section(
    'Notice',
    clause(
      'Moving out',
      '{The Resident gives|The Residents give} the Owner notice of moving out of the home on the day written in section 2 and returning it with all keys. The tenancy ends on that day, or on the first later day on which the lease and state law let it end.',
    ),
    clause(
      'Length of notice',
      'The notice counts from the day on which the Owner receives it, unless state law names another day. If it is shorter than the lease and state law require, rent may be owed until the full time has passed, or until the home is rented again where the law says so. The Owner may agree in writing to an earlier day.',
    ),
    clause(
      'Before a fixed term is over',
      'Notice alone does not end a fixed term early. It does where the lease or the law gives that right, as it does for servicemembers (50 USC 3955) and in many states for victims of domestic violence and others whose safety requires it. Any papers that the law requires may be given to the Owner separately and in confidence.',
    ),
    withSeveralResidents(
      clause(
        'If only some Residents move',
        'Notice from only some Residents may not change the tenancy of the others, or the lease duties of those who leave. All Residents and the Owner then agree in writing what happens to the rent and the deposit.',
      ),
    ),
    fields(
      integer('LLEdit.vacate.noticeDays', 'Days of notice in the lease', {
        max: 365,
        width: 'third',
        help: 'The number of days in the lease. State law may set a shorter time.',
      }),
    ),
  )
}

function answers(): Block {
  return section(
    'Move-out, forwarding address and deposit',
    clause(
      'Why this is asked',
      'The Owner needs an address in writing to return the deposit in time. Giving a reason is voluntary, and any line that is not needed may stay empty.',
    ),
    forEachResident(
      fields(
        date('TT*.vacate.moveOutDate', 'Resident {n} moves out on', {
          required: true,
          width: 'third',
        }),
        select(
          'TT*.vacate.reason',
          'Reason, if you wish to say',
          {
            relocation: 'Moving to another area',
            home: 'Bought a home',
            rent: 'Rent or cost',
            space: 'Need a different home',
            military: 'Military orders',
            condition: 'Condition of the home',
            safety: 'Safety',
            other: 'Another reason',
          },
          { width: 'third' },
        ),
        select(
          'TT*.vacate.deliverDepositTo',
          'Return the deposit',
          {
            forwarding: 'By mail to this address',
            pickUp: 'I will pick it up',
            electronic: 'Electronically, if offered',
          },
          { width: 'third' },
        ),
        address('TT*.vacate.forwardingAddress', 'Forwarding address of Resident {n}', {
          width: 'twoThirds',
        }),
        yesNo('TT*.vacate.inspectionRequested', 'Inspect with me before I leave', {
          width: 'third',
          help: 'Some states give residents a right to an inspection before moving out, so that they can fix what would be charged.',
        }),
      ),
    ),
    withSeveralResidents(
      clause(
        'One deposit',
        'The deposit is returned to all Residents together, unless state law provides otherwise or all of them direct otherwise in writing. The choices above do not divide it.',
      ),
    ),
  )
}

function beforeLeaving(): Block {
  return section(
    'Until the day of moving out',
    clause('What stays the same', 'The lease goes on until the tenancy ends. Please remember:'),
    bullets(
      'rent is paid to the end of the tenancy, and the deposit is not used as the last rent unless the law allows it;',
      'the Owner may show the home after the notice that the lease and state law require;',
      'all belongings are removed, the home is left clean, and every key and access device is returned;',
      'utilities in the name of {Resident} stay on to the end of the tenancy.',
    ),
    clause(
      'If plans change',
      'After the Owner has received this notice it can be withdrawn, or its day moved, only if the Owner agrees in writing or the law gives that right.',
    ),
  )
}
