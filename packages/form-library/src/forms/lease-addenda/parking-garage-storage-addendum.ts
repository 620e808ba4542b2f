import { defineForm, type Block } from '../../form-definition.ts'
import {
  bullets,
  clause,
  fields,
  forEachResident,
  part,
  section,
  signatures,
} from '../../builders/blocks.ts'
import { longtext, select } from '../../builders/fields.ts'
import {
  parkingSpaces,
  residentVehicles,
  storageFee,
  storageUnit,
} from '../../builders/shared-terms.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'

export const parkingGarageStorageAddendum = defineForm(import.meta.url, {
  id: 'parking-garage-storage-addendum',
  number: 18,
  title: 'Parking / Garage / Storage Addendum',
  description: 'Assigns parking, garage and storage spaces and sets the rules for vehicles.',
  useWhen: 'Use this when a parking space, a garage or a storage unit comes with the home.',
  category: 'Lease Addenda',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    '42 USC 3604(f)(3)(B) and 24 CFR 100.204 (accessible parking as an accommodation)',
    '50 USC 3958 (liens on a servicemember’s property)',
    'state and local law on towing, liens and charging stations, such as Cal. Veh. Code 22658 and Cal. Civ. Code 1947.6',
  ],
  body: [
    addendumHead(),
    spaces(),
    vehicles(),
    rules(),
    towing(),
    charging(),
    storage(),
    responsibility(),
    part(
      'Signatures',
      signatures(
        'By signing, {the Resident|each Resident} and the Owner agree to this addendum. It is part of the lease; where the two differ about parking or storage, this addendum prevails.',
      ),
    ),
  ],
})

function spaces(): Block {
  return section(
    'Spaces and charges',
    clause(
      'What is assigned',
      '{Resident} may use only the spaces listed here and those open to everyone. The right lasts as long as the tenancy. No one may rent or lend a space to others without the Owner’s written consent.',
    ),
    clause(
      'Monthly fee',
      'A fee written here is due each month with the rent. A space without a fee is included in the rent. A fee changes only as the lease and state law allow rent to change.',
    ),
    clause(
      'Accessible parking',
      'A person with a disability may ask at any time for an accessible or reserved space, or for another change to these rules, as a reasonable accommodation under 42 USC 3604(f)(3)(B).',
    ),
    clause(
      'Moving a space',
      'After reasonable written notice, the Owner may assign a similar, equally convenient space if repairs, safety or an accommodation requires it.',
    ),
    fields(parkingSpaces),
  )
}

function vehicles(): Block {
  return section(
    'Vehicles',
    clause(
      'Vehicles that may be parked',
      'The vehicles listed here may be parked in the assigned spaces. {Resident} {adds|add} or {changes|change} a vehicle by giving the Owner the same details in writing. Each vehicle must be registered, insured as the law requires, and in running order.',
    ),
    forEachResident(fields(residentVehicles)),
  )
}

function rules(): Block {
  return section(
    'Rules for parking and garages',
    clause('Use', '{Resident} {agrees|agree} to:'),
    bullets(
      'drive slowly, park within the lines, and keep fire lanes, ramps and other spaces clear;',
      'make no repairs that leak, block others or make noise for long, and clean up spilled fluids;',
      'use a garage for vehicles and household goods, and never run an engine in it with the door closed;',
      'have guests park only where guest parking is marked or the street allows it.',
    ),
  )
}

function towing(): Block {
  return section(
    'Towing',
    clause(
      'Only as the law allows',
      'A vehicle may be towed only where state and local law allow it, after the notice or posting that they require, and to a place where it can be claimed. Unless the law allows towing at once, the Owner first tries to reach the vehicle’s owner. A lien on a servicemember’s vehicle or goods is enforced only as 50 USC 3958 allows.',
    ),
    fields(
      longtext('LLEdit.parking.towingPolicy', 'Towing policy and company', {
        lines: 2,
        help: 'Who tows vehicles, from where and when. State law often sets signs, notice and charges.',
      }),
    ),
  )
}

function charging(): Block {
  return section(
    'Charging electric vehicles',
    clause(
      'Where and how',
      'Vehicles may be charged only as chosen below and with proper equipment, not from extension cords or hallway outlets. If charging is metered, {Resident} {pays|pay} for the electricity used at the Owner’s actual cost. State law governs a request to install a charging station.',
    ),
    fields(
      select('LLEdit.parking.evCharging', 'Charging on the property', {
        no: 'Not available',
        yes: 'Available, included in the charges above',
        metered: 'Available, metered and billed',
      }),
    ),
  )
}

function storage(): Block {
  return section(
    'Storage',
    clause(
      'What may be stored',
      'Storage units and garages are for household goods only: no fuel or other dangerous goods, food that attracts pests, animals or anything unlawful, and no one may live there. Keep goods clear of pipes, lights and sprinklers.',
    ),
    clause(
      'Entry and end',
      'The Owner may enter a garage or storage unit with the same notice as the home, or at once in an emergency. Goods left behind after the tenancy are handled as state law on abandoned property requires.',
    ),
    fields(storageUnit, storageFee),
  )
}

function responsibility(): Block {
  return section(
    'Responsibility',
    clause(
      'Vehicles and goods',
      'The Owner provides the use of a space and does not take custody of vehicles or goods. {Resident} {insures|insure} them. This does not release the Owner from responsibility for the Owner’s own negligence or breach of duty.',
    ),
    clause(
      'Damage',
      '{Resident} {pays|pay} for damage beyond ordinary wear to a space, door or opener that {Resident}, occupants or guests cause, and {returns|return} openers, cards and keys when the tenancy ends.',
    ),
  )
}
