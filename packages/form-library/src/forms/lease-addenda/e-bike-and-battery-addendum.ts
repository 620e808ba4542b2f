import { defineForm, type Block } from '../../form-definition.ts'
import { bullets, clause, fields, part, section, signatures } from '../../builders/blocks.ts'
import { longtext, select, text, textOf } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'
import { premisesState } from '../../builders/shared-fields.ts'

/** Catalog no. 80. */
export const eBikeAndBatteryAddendum = defineForm(import.meta.url, {
  id: 'e-bike-and-battery-addendum',
  number: 80,
  title: 'E-Bike and Battery Addendum',
  description: 'Says where e-bikes and scooters are kept, and how their batteries are charged.',
  useWhen: 'Use this when residents have e-bikes, e-scooters or their batteries.',
  category: 'Lease Addenda',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-02',
  revisedOn: '2026-11-28',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    'state and local law on e-bikes in rented homes, such as Cal. Civ. Code 1940.41, and local fire codes',
    '42 USC 3604(f)(3)(B) (reasonable accommodation)',
  ],
  body: [
    addendumHead(),
    place(),
    batteries(),
    limits(),
    part(
      'Signatures',
      signatures(
        'By signing, {the Resident|each Resident} and the Owner agree to this addendum. It is part of the lease; where the two differ about these devices, this addendum prevails.',
      ),
    ),
  ],
})

function place(): Block {
  return section(
    'Where they are kept',
    clause(
      'Devices',
      'This addendum is about e-bikes, e-scooters and like devices with a battery that moves a person, and about their batteries. Wheelchairs and other aids that a person needs because of a disability are not limited by it.',
    ),
    clause(
      'Place',
      'The devices are kept and charged only as chosen below, as far as state and local law lets an owner choose. Halls, stairs, doors and fire escapes stay free at all times.',
    ),
    fields(
      select(
        'LLEdit.battery.place',
        'Devices are kept and charged',
        {
          home: 'In the home',
          storage: 'In the place named below',
          outside: 'Outside of the building only',
        },
        {
          required: true,
          help: 'In California you may bar the home only if you give free, secure storage with a place to charge (Civil Code 1940.41).',
        },
      ),
      text('LLEdit.battery.storage', 'The place', {
        requiredIf: { key: 'LLEdit.battery.place', in: ['storage'] },
        maxLength: 120,
      }),
      longtext('LLEdit.battery.devices', 'Devices of the residents, if they are known', {
        help: 'For example, the make, and the mark of the laboratory that tested it.',
      }),
    ),
  )
}

function batteries(): Block {
  return section(
    'Batteries and charging',
    clause('Safe use', '{Resident} {agrees|agree} to:'),
    bullets(
      'keep in the building only devices and batteries that an accredited laboratory has tested, such as to UL 2849 for e-bikes or UL 2272 for scooters, where state or local law lets the Owner require it;',
      'charge with the charger that the maker supplies, plugged right into the wall, while somebody is awake and at home;',
      'charge nothing on a bed or a couch, near heat, or in the way out of the home;',
      'repair and rebuild no battery in the building;',
      'stop using a battery that is swollen, leaks, smells or gets hot, take it out of the building if that can be done safely, and tell the Owner. In a fire, leave and call 911.',
    ),
    clause(
      'Throwing them away',
      'A battery goes to a collection point that takes it. It is never put into the trash.',
    ),
  )
}

function limits(): Block {
  return section(
    'What this does not change',
    clause(
      'Rights under state law',
      'Some states and cities give residents a right to keep and charge such a device at home. Where they do, this addendum limits it only as far as that law allows.',
    ),
    clause(
      'Damage',
      '{Resident} {is|are} responsible for damage beyond ordinary wear that {Resident}, occupants or guests cause with a device, to the same extent as for other damage. The Owner is responsible for the wiring and the outlets of the building.',
    ),
    clause(
      'Accommodation',
      'A person with a disability may ask for a reasonable accommodation under 42 USC 3604(f)(3)(B).',
    ),
    fields(
      textOf('LLEdit.battery.stateRight', 'What the law of this state adds', {
        key: premisesState.key,
        texts: {
          CA: 'In California each person who lives in the home may keep and charge one device in it, if it meets UL 2849, UL 2272, EN 15194 or EN 17128. One that does not may be kept there if it is insured, but the Owner may bar charging it. The Owner may bar both by giving free and secure storage with a place to charge (Civil Code 1940.41).',
        },
      }),
    ),
  )
}
