import { defineForm, type Block } from '../../form-definition.ts'
import { bullets, clause, fields, part, section, signatures } from '../../builders/blocks.ts'
import { date, integer, longtext, text, yesNo } from '../../builders/fields.ts'
import * as shared from '../../builders/shared-fields.ts'
import { maintenanceSection } from './clauses/care.ts'
import * as law from './clauses/law.ts'
import { depositSection, lateChargesSection, rentSection } from './clauses/money.ts'
import { roomAndSharing } from './clauses/room.ts'
import { chargesSentence, packetDocuments } from '../../builders/shared-terms.ts'
import { homeFields } from '../../builders/shared-blocks.ts'

/** Catalog no. 10. One agreement for each room: its resident answers for no one else's rent. */
export const roomRentalAgreement = defineForm(import.meta.url, {
  id: 'room-rental-agreement',
  number: 10,
  title: 'Room Rental Agreement',
  description: 'Rents one room in a shared home, with the use of shared areas.',
  useWhen: 'Use this when you rent out a room, and the kitchen or other areas are shared.',
  category: 'Leases & Renewals',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-03',
  revisedOn: '2026-11-28',
  signerScope: 'each',
  ownerSigns: true,
  sources: [
    '42 USC 3604 (fair housing), of which (c) also binds owners who share their home',
    '42 USC 4852d and 40 CFR 745.103 (lead-based paint, single rooms)',
    '50 USC 3955 (servicemembers)',
    '34 USC 12491 (domestic violence, covered programs)',
    'the law on tenants and lodgers of the state where the home is',
  ],
  body: [
    partiesAndTerms(),
    wordsUsed(),
    ...roomAndSharing(),
    term(),
    rentSection(),
    lateChargesSection(),
    depositSection('room'),
    maintenanceSection('room'),
    privacy(),
    law.defaultSection('agreement'),
    law.militarySection(),
    law.noticesSection(),
    disclosures(),
    law.generalSection('agreement'),
    part(
      'Signatures',
      signatures(
        'By signing, {the Resident|each Resident} and the Owner agree to this rental agreement. {The Resident has|The Residents have} had time to read it and ask questions.',
        { residentsAre: 'Resident' },
      ),
    ),
  ],
})

function partiesAndTerms(): Block {
  return part(
    'Key terms',
    fields(
      shared.landlordName,
      shared.landlordEmail,
      shared.noticeAddress,
      { ...shared.residentName, label: 'Resident' },
      ...homeFields(),
      shared.leaseDate,
      shared.termStart,
      date('LLEdit.room.termEnd', 'Ends on, if fixed', { after: shared.termStart.key }),
      integer('LLEdit.room.noticeDays', 'Notice to end it, in days', {
        max: 365,
        help: 'Many states set a minimum, often 30 days. You see a warning if this is below a rule that we know.',
      }),
      shared.rentMonthly,
      shared.rentDueDay,
      shared.depositAmount,
      chargesSentence,
      shared.yearBuilt,
      yesNo('LLEdit.room.ownerOccupied', 'The Owner lives in the home', {
        required: true,
        help: 'Some states treat a person who rents a room in the owner’s own home as a lodger, with other rules, for example California if there is only one (Civ. Code 1946.5).',
      }),
    ),
  )
}

function wordsUsed(): Block {
  return part(
    'Words used',
    bullets(
      'The **Owner** is the owner or agent named above. {The **Resident** is the person named above who signs.|The **Residents** are the persons named above who sign.}',
      'The **home** is the address above. The **room** is the part of it that is described in section 1 and rented to {the Resident|the Residents} alone. The **shared areas** are used together with the others who live in the home.',
    ),
  )
}

function term(): Block {
  return section(
    'Term',
    clause(
      'From month to month, or until a day',
      'The tenancy starts on the day in the Key terms. If an end is written there, it runs until that day. If none is, it renews each month until either side ends it by written notice of at least the days in the Key terms, or the longer time that state or local law requires. Where the law requires the Owner to have a reason, the notice states one that it allows.',
    ),
    clause(
      'Possession',
      'The Owner gives the room and a key on the first day. Until that is done no rent is owed.',
    ),
    clause(
      'Keys',
      '{Resident} {gets|get} keys to the room and to the outside door, {gives|give} copies to no one, and {returns|return} all of them on the last day.',
    ),
    clause(
      'If the room seems to have been left',
      'If {Resident} {seems|seem} to have left for good, the Owner takes the room back, and handles what was left in it, only as the abandonment law of the state allows.',
    ),
    clause(
      'Changes',
      'The rent and the rules are changed during a fixed term only by agreement, and in a tenancy from month to month by the notice, and within the limits, that the law sets.',
    ),
  )
}

function privacy(): Block {
  return section(
    'Privacy and entry',
    clause(
      'The room',
      'The room is private. The Owner enters it only at a reasonable time, for a purpose that the law allows, after the notice stated here or the longer notice that state law requires, with consent, or in an emergency that threatens people or property. Other people in the home have no right to enter it.',
    ),
    clause(
      'Shared areas',
      'The Owner may be in the shared areas to live there, to clean, repair or show them, and may not use that to watch or disturb anyone. No camera or microphone may be placed in the room, a bathroom or another place where people expect privacy.',
    ),
    fields(
      integer('LLEdit.entry.noticeHours', 'Notice before entering the room, in hours', {
        width: 'half',
        max: 336,
        help: 'Many states require at least 24 hours. You see a warning if this is below a rule that we know.',
      }),
    ),
  )
}

function disclosures(): Block {
  return section(
    'Disclosures and attachments',
    clause(
      'Lead-based paint',
      'For housing built before 1978, federal law leaves rentals of single rooms out of the lead-based paint disclosure, except where a child under 6 lives or is expected to live there (40 CFR 745.103). Where the disclosure is owed, it and the pamphlet are given before {Resident} {is|are} bound. Giving them in any case is always allowed.',
    ),
    fields(
      packetDocuments,
      text('LLEdit.addendaOther', 'Other attachments, on paper', { width: 'full' }),
      longtext('LLEdit.specialTerms', 'Special terms, or “none”', { lines: 3, maxLength: 1500 }),
    ),
  )
}
