import type { Block } from '../../../form-definition.ts'
import { bullets, clause, fields, paragraph, section } from '../../../builders/blocks.ts'
import { carriedOver, integer } from '../../../builders/fields.ts'

/** Sections about the care of the home, shared by the lease and the monthly agreement. */
export function maintenanceSection(): Block {
  return section(
    'Maintenance and repairs',
    clause(
      'The Owner’s part',
      'The Owner keeps the home fit to live in: structure, roof and weather protection, plumbing, heating, wiring, hot and cold water, common areas, and the appliances that the Owner provides. Nothing in this document takes away the right to a habitable home or the remedies that law gives for the lack of one.',
    ),
    clause('{Resident’s} part', '{Resident} {does|do} the following:'),
    bullets(
      'keep the home clean and free of trash, and use fixtures and appliances as they are meant to be used;',
      'report leaks, damage, pests, mold and anything unsafe promptly, in writing where that is possible;',
      'pay for damage beyond ordinary wear that {Resident}, occupants or guests cause;',
      'replace light bulbs and the filters and batteries that a person can reach safely.',
    ),
    clause(
      'Alarms',
      'The Owner installs and tests smoke alarms, and carbon monoxide alarms where they are needed, before move-in. {Resident} {tests|test} them monthly, {does|do} not disable them, and {reports|report} at once if one fails.',
    ),
    clause(
      'Moisture and mold',
      '{Resident} {ventilates|ventilate} the home, {keeps|keep} it heated enough to stay dry, and {reports|report} leaks and visible mold. The Owner inspects what is reported and repairs the cause.',
    ),
    paragraph(
      'A report of a problem, or a complaint to an authority, is never a ground to raise rent, cut services or end the tenancy.',
    ),
  )
}

export function alterationsSection(): Block {
  return section(
    'Alterations and locks',
    clause(
      'Ask first',
      'Painting, fixtures, built-ins, satellite dishes and other lasting changes need the Owner’s written consent first, except what law allows without it, such as certain antennas under 47 CFR 1.4000. Changes that a person with a disability needs are handled under 42 USC 3604(f)(3)(A).',
    ),
    clause(
      'Locks',
      'Neither side changes locks without giving the other a key, except as law allows for the protection of a victim of domestic violence. All keys, remotes and other devices that were given, as counted on a key receipt or a move-in checklist, are returned at the end.',
    ),
  )
}

export function entrySection(): Block {
  return section(
    'Entry by the Owner',
    clause(
      'Notice and purpose',
      'The Owner may enter to inspect, repair, show the home or carry out a duty under law, at a reasonable time, after the notice stated below, or 24 hours if none is stated, or the longer notice that state law requires. {Resident} may not refuse unreasonably and may ask for another time.',
    ),
    clause(
      'Emergencies',
      'No notice is needed in an emergency that threatens people or property, or when {Resident} {asks|ask} for the visit. The right to enter is not used to harass.',
    ),
    fields(
      carriedOver(
        integer('LLEdit.entry.noticeHours', 'Notice before entry, in hours', {
          width: 'half',
          max: 336,
          help: 'Many states ask for 24 hours or more. Check your state’s rule.',
        }),
      ),
    ),
  )
}
