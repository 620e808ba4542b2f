import type { Block } from '../../../form-definition.ts'
import { bullets, clause, fields, paragraph, section } from '../../../builders/blocks.ts'
import { carriedOver, integer } from '../../../builders/fields.ts'

/** Sections about the care of the home, shared by the lease and the monthly agreement. */
export function maintenanceSection(rented: 'home' | 'room' = 'home'): Block {
  const kept = rented === 'home' ? 'the home' : 'the room, and the shared areas after using them,'

  return section(
    'Maintenance and repairs',
    clause(
      'The Owner’s duties',
      'The Owner keeps the home fit to live in: structure, roof and weather protection, plumbing, heating, wiring, hot and cold water, common areas, and the appliances that the Owner provides. Nothing in this document takes away the right to a habitable home, or the remedies that the law gives if the home is not habitable.',
    ),
    clause('{Resident’s} duties', '{Resident} {agrees|agree} to:'),
    bullets(
      `keep ${kept} clean and free of trash, and use fixtures and appliances as they are meant to be used;`,
      'promptly report leaks, damage, pests, mold and anything unsafe, in writing if possible;',
      'pay for damage beyond ordinary wear that {Resident}, occupants or guests cause;',
      'replace light bulbs, and the filters and batteries that can be reached safely.',
    ),
    clause(
      'Alarms',
      'The Owner installs and tests smoke alarms, and carbon monoxide alarms where required, before move-in. {Resident} {tests|test} them monthly, {does|do} not disable them, and {reports|report} at once if one fails.',
    ),
    clause(
      'Moisture and mold',
      `{Resident} {ventilates|ventilate} the ${rented}, {keeps|keep} it heated enough to stay dry, and {reports|report} leaks and visible mold. The Owner inspects what is reported and repairs the cause.`,
    ),
    paragraph(
      'The Owner may not raise rent, cut services or end the tenancy because someone reports a problem or complains to an authority.',
    ),
  )
}

export function alterationsSection(): Block {
  return section(
    'Alterations and locks',
    clause(
      'Ask first',
      'Painting, fixtures, built-ins, satellite dishes and other lasting changes need the Owner’s written consent first, except what the law allows without it, such as certain antennas under 47 CFR 1.4000. Changes that a person with a disability needs are handled under 42 USC 3604(f)(3)(A).',
    ),
    clause(
      'Locks',
      'Neither side changes locks without giving the other a key, except as law allows for the protection of a victim of domestic violence. At the end, {Resident} {returns|return} all keys, remotes and other devices counted on a key receipt or move-in checklist.',
    ),
  )
}

export function entrySection(): Block {
  return section(
    'Entry by the Owner',
    clause(
      'Notice and purpose',
      'The Owner may enter at a reasonable time to inspect, repair, show the home or carry out a legal duty. The Owner first gives the notice stated below (24 hours if none is stated), or the longer notice that state law requires. {Resident} may not unreasonably refuse and may ask for another time.',
    ),
    clause(
      'Emergencies',
      'No notice is needed in an emergency that threatens people or property, or when {Resident} {asks|ask} for the visit. The Owner may not use the right to enter to harass anyone.',
    ),
    fields(
      carriedOver(
        integer('LLEdit.entry.noticeHours', 'Notice before entry, in hours', {
          width: 'half',
          max: 336,
          help: 'Many states require at least 24 hours. You see a warning if this is below a rule that we know.',
        }),
      ),
    ),
  )
}
