import { defineForm, type Block } from '../../form-definition.ts'
import { bullets, clause, fields, part, section, signatures } from '../../builders/blocks.ts'
import { checkbox, integer, longtext, radio, text } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'

export const moldAndMoistureAddendum = defineForm(import.meta.url, {
  id: 'mold-and-moisture-addendum',
  number: 20,
  title: 'Mold & Moisture Addendum',
  description: 'What is known about mold, how to keep the home dry, and how leaks are reported.',
  useWhen: 'Use this when you want moisture duties in writing, or when you know of mold.',
  category: 'Lease Addenda',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    'state law on mold and on habitable homes, such as Cal. Health & Safety Code 26147-26148 and Va. Code 55.1-1215',
    '42 USC 3604(f)(3)(B) (reasonable accommodation)',
  ],
  body: [
    addendumHead(),
    known(),
    residentsPart(),
    reporting(),
    ownersPart(),
    responsibility(),
    part(
      'Signatures',
      signatures(
        'By signing, {the Resident|each Resident} and the Owner agree to this addendum. It is part of the lease; where the two differ about mold and moisture, this addendum prevails.',
      ),
    ),
  ],
})

function known(): Block {
  return section(
    'What is known',
    clause(
      'Disclosure',
      'Mold grows where there is moisture. The Owner states here what the Owner knows, on the date of this form, about mold and unrepaired leaks in the home. The Owner promptly tells {Resident} about anything found later.',
    ),
    fields(
      radio(
        'LLEdit.mold.known',
        'Mold and moisture',
        {
          none: 'The Owner knows of no visible mold and no unrepaired leak in the home.',
          describe: 'The Owner knows of mold or moisture, described below.',
        },
        { required: true },
      ),
      longtext('LLEdit.mold.details', 'Where it is, its cause, and what was or will be done', {
        requiredIf: { key: 'LLEdit.mold.known', in: ['describe'] },
      }),
      checkbox('LLEdit.mold.handoutGiven', 'A booklet about mold was given with this form.'),
      text('LLEdit.mold.handoutName', 'Title and date of the booklet', {
        width: 'full',
        requiredIf: { key: 'LLEdit.mold.handoutGiven', in: [true] },
        help: 'Such as the US EPA’s “A Brief Guide to Mold, Moisture and Your Home”, or the booklet that your state requires.',
      }),
    ),
  )
}

function residentsPart(): Block {
  return section(
    'Keeping the home dry',
    clause('What {Resident} {does|do}', 'In daily life {Resident} {agrees|agree} to:'),
    bullets(
      'run the fans or open windows when cooking, bathing and drying laundry, as the weather allows;',
      'heat and ventilate the home enough that windows and walls stay dry, and not block vents;',
      'wipe up spills and water on sills, floors and around tubs and sinks within a day;',
      'keep shower curtains and doors closed while showering, and drains and overflows clear;',
      'leave some space between furniture and outside walls, and keep the home clean;',
      'clean small spots of mildew on tile and other hard surfaces with a household cleaner.',
    ),
  )
}

function reporting(): Block {
  return section(
    'Reporting',
    clause(
      'What to report',
      '{Resident} {reports|report} leaks, flooding, sewage, fans, heaters or windows that do not work, a musty smell that does not go away, and mold that is larger than a small spot or comes back. Report flowing water at once, by phone if possible.',
    ),
    clause(
      'How soon',
      'Report other signs within the hours written below after noticing them, or as soon as is reasonable if none are written. A late report does not end the duty to repair.',
    ),
    fields(
      integer('LLEdit.mold.reportWithinHours', 'Report within (hours)', { min: 1, max: 720 }),
      text('LLEdit.mold.reportTo', 'Report to (name, phone or email)', { width: 'threeQuarters' }),
    ),
  )
}

function ownersPart(): Block {
  return section(
    'What the Owner does',
    clause(
      'Inspect and repair',
      'The Owner inspects what is reported within a reasonable time and no later than state law requires, repairs the leak or other cause, dries what is wet, and has mold removed by a method that fits its extent.',
    ),
    clause(
      'While work is done',
      '{Resident} {gives|give} access after the notice that the lease and the law require. If all or part of the home cannot be used, state law decides about rent, other lodging and the right to end the lease.',
    ),
    clause(
      'Health',
      'A person whose disability makes mold a greater risk may ask for a reasonable accommodation under 42 USC 3604(f)(3)(B). Questions about health are for a doctor.',
    ),
  )
}

function responsibility(): Block {
  return section(
    'Responsibility',
    clause(
      'Who pays',
      'The Owner pays for moisture that comes from the building, its systems or the weather. {Resident} {is|are} responsible for damage beyond ordinary wear only to the extent that failing to follow section 2 or 3 caused it.',
    ),
    clause(
      'Rights that stay',
      'Nothing here takes away the right to a habitable home, or a remedy or claim that the law gives. The Owner may not raise rent, cut services or end the tenancy because of a report, or a complaint to an authority.',
    ),
  )
}
