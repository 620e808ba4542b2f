import { defineForm, type Block } from '../../form-definition.ts'
import { bullets, clause, fields, part, section, signatures } from '../../builders/blocks.ts'
import { longtext, money, text, yesNo } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'

/** Catalog no. 28. 47 CFR 1.4000 decides what an owner may ask; this form stays within it. */
export const satelliteDishAndAntennaAddendum = defineForm(import.meta.url, {
  id: 'satellite-dish-and-antenna-addendum',
  number: 28,
  title: 'Satellite Dish & Antenna Addendum',
  description: 'Where a dish or antenna may go, and how to install it safely.',
  useWhen: 'Use this when a resident wants to install a satellite dish or an antenna.',
  category: 'Lease Addenda',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    '47 CFR 1.4000 (over-the-air reception devices)',
    'state law on deposits and alterations',
  ],
  body: [
    addendumHead(),
    right(),
    place(),
    installation(),
    damageAndDeposit(),
    removal(),
    part(
      'Signatures',
      signatures(
        'By signing, {the Resident|each Resident} and the Owner agree to this addendum. It is part of the lease; where the two differ about dishes and antennas, this addendum prevails, and 47 CFR 1.4000 prevails over both.',
      ),
    ),
  ],
})

function right(): Block {
  return section(
    'The federal right',
    clause(
      'What may be installed',
      'A rule of the Federal Communications Commission, 47 CFR 1.4000, protects dishes and certain antennas that receive television or send and receive fixed wireless signals. It covers a dish or wireless antenna of one meter (39.37 inches) or less across, a dish of any size in Alaska, and an antenna for local television stations.',
    ),
    clause(
      'Where',
      'The right applies inside the home and in outside areas that only {Resident} may use, such as the home’s balcony, patio or yard. It does not apply to areas that others share or that the Owner controls, such as a roof, an outside wall or a hallway.',
    ),
    clause(
      'No permission needed within the rule',
      'Within the rule, {Resident} {needs|need} no consent. The place and installer written below are a plan, not a condition. Nothing in this addendum may be used to delay or prevent reception, to make it cost more than is reasonable, or to rule out a good signal, except for a safety or historic preservation reason that the rule allows.',
    ),
  )
}

function place(): Block {
  return section(
    'Place and installer',
    clause(
      'Agreed place',
      'The dish or antenna goes in the place below. It may not extend beyond the space that only {Resident} may use. A place outside that space needs the Owner’s written consent. Naming it here gives that consent.',
    ),
    fields(
      text('LLEdit.antenna.approvedLocation', 'Place', { width: 'full', maxLength: 200 }),
      text('LLEdit.antenna.installer', 'Installer', { width: 'full' }),
    ),
  )
}

function installation(): Block {
  return section(
    'Installing it safely',
    clause(
      'How',
      'For the safety of people and the building, {Resident} {makes|make} sure that it is:',
    ),
    bullets(
      'installed with care, as its maker and the building and electrical codes say, and secured so that wind cannot move it;',
      'kept away from power lines, fire escapes, exits and walkways;',
      'grounded where the code requires it, and wired through an existing opening, a window or a flat cable where there is one;',
      'installed without holes in a roof, outside wall or shared wall, unless the Owner has agreed in writing;',
      'kept in good repair.',
    ),
  )
}

function damageAndDeposit(): Block {
  return section(
    'Damage, deposit and insurance',
    clause(
      'Damage and injury',
      '{Resident} {pays|pay} for damage beyond ordinary wear and for injury that the dish or antenna causes by careless installation or upkeep.',
    ),
    clause(
      'Only as the rule allows',
      'A deposit or insurance is required only if it is written here. It may be only for an installation that the rule does not protect, or as far as the rule and state law allow it. It is never a charge for the right itself. A deposit counts toward any cap on deposits and is returned in the same way.',
    ),
    fields(
      money('LLEdit.antenna.depositAmount', 'Deposit', {
        help: 'Leave empty for a dish or antenna that 47 CFR 1.4000 protects, unless your attorney agrees. A charge that makes it unreasonably costly is not allowed.',
      }),
      yesNo('LLEdit.antenna.insuranceRequired', 'Liability insurance is required', {
        help: 'The same caution applies as for a deposit.',
      }),
    ),
  )
}

function removal(): Block {
  return section(
    'Removing it',
    clause(
      'At the end',
      'When the tenancy ends, {Resident} {removes|remove} the dish or antenna with its cables and mounts and {repairs|repair} any damage beyond ordinary wear, unless the Owner agrees that it may stay.',
    ),
    clause(
      'For repairs',
      'If the building needs repair where the dish or antenna is, the Owner gives reasonable notice, and {Resident} {moves|move} it for no longer than the work takes.',
    ),
    fields(longtext('LLEdit.antenna.removalDuty', 'More about removing it', { lines: 3 })),
  )
}
