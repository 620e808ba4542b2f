import { defineForm, type Block } from '../../form-definition.ts'
import {
  bullets,
  clause,
  fields,
  initialBoxes,
  part,
  section,
  signatures,
} from '../../builders/blocks.ts'
import { checkbox, checkboxGroup, integer, text } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'

/** Catalog no. 29. It tells of risks and releases no one: many states void such releases. */
export const amenitiesPoolFitnessAddendum = defineForm(import.meta.url, {
  id: 'amenities-pool-fitness-addendum',
  number: 29,
  title: 'Amenities / Pool / Fitness Addendum',
  description: 'Rules for shared amenities, and a notice of their risks.',
  useWhen: 'Use this when residents may use a pool, fitness room or other shared amenity.',
  category: 'Lease Addenda',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    '42 USC 3604(b) and (f) (fair housing in services and facilities)',
    '15 USC 8003 (drain covers of pools and spas)',
    'state and local law on pools and on releases in leases, such as Cal. Civ. Code 1953',
  ],
  body: [
    addendumHead(),
    amenities(),
    rules(),
    minors(),
    risks(),
    part(
      'Signatures',
      signatures(
        'By signing, {the Resident|each Resident} confirms having read this addendum. {The Resident|Each Resident} and the Owner agree that it is part of the lease.',
      ),
    ),
  ],
})

function amenities(): Block {
  return section(
    'The amenities',
    clause(
      'Who may use them',
      '{Resident}, the other members of the household and their guests may use the amenities marked here, on the same terms as everyone else at the property and without regard to any class that the law protects.',
    ),
    clause(
      'Access for everyone',
      'A person with a disability may ask for a change to a rule or a place in order to use an amenity (42 USC 3604(f)(3)). Attendants and assistance animals may come along where the law provides, and an attendant does not count as a guest.',
    ),
    clause(
      'Closing',
      'The Owner may close an amenity for cleaning, repair, safety or season. If an amenity that the lease promises stays closed for a long time, the lease and state law apply.',
    ),
    fields(
      checkboxGroup('LLEdit.amenities.list', 'Amenities', {
        pool: 'Pool',
        spa: 'Spa or hot tub',
        sauna: 'Sauna or steam room',
        fitness: 'Fitness room',
        clubhouse: 'Clubhouse',
        court: 'Sports court',
        playground: 'Playground',
        grill: 'Grills',
        bikes: 'Bicycle room',
        work: 'Study',
      }),
      text('LLEdit.amenities.other', 'Others', { width: 'full' }),
      text('LLEdit.amenities.hours', 'Hours', { width: 'threeQuarters' }),
      integer('LLEdit.amenities.guestLimit', 'Guests at a time', { max: 99 }),
    ),
  )
}

function rules(): Block {
  return section(
    'Rules for everyone',
    clause('In use', '{Resident} {agrees|agree} to follow the posted rules and to:'),
    bullets(
      'stay with guests while they use an amenity, and be responsible for what they do;',
      'use equipment as its signs say, and report anything broken or unsafe at once;',
      'bring no glass near water, and use no alcohol or drug that makes using an amenity unsafe;',
      'keep gates and doors closed, and never prop open a pool gate;',
      'stay out of the water with a condition that health codes name, and shower first;',
      'leave the place clean, and pay for damage beyond ordinary wear.',
    ),
    clause(
      'If rules are broken',
      'The Owner may ask a person who endangers others to leave an amenity, and after a written warning may suspend the use of it for a reasonable time. Anything more is up to the lease and state law.',
    ),
  )
}

function minors(): Block {
  return section(
    'Safety of children',
    clause(
      'Families are welcome',
      'Families with children use the amenities like everyone else. A rule about minors is only about safety, goes no further than safety or a health code needs, and sets no separate hours. The person responsible for a child decides who watches the child, within that rule.',
    ),
    fields(
      text('LLEdit.amenities.minorsRule', 'Safety rule for minors, if law or safety needs one', {
        width: 'full',
        maxLength: 200,
        help: 'Limits on minors that go further than safety needs have been held to discriminate by familial status (42 USC 3604). Use the words of your health code, or leave this empty.',
      }),
    ),
  )
}

function risks(): Block {
  return section(
    'Risks',
    clause(
      'Please know',
      'Water, heat, heights, weights and machines can injure or kill even when used with care. Unless signs say otherwise there is no lifeguard, trainer or attendant. People with a heart condition, who are pregnant, or who take medicine should ask a doctor before using a spa, sauna or fitness room. In an emergency call 911.',
    ),
    clause(
      'What the Owner keeps doing',
      'The Owner keeps the amenities in reasonably safe condition and in line with the codes that apply, including drain covers under 15 USC 8003 where there is a pool or spa.',
    ),
    clause(
      'Known risks',
      'If this clause is marked below, and only as far as state law lets residents agree to it, a person who uses an amenity after reading this notice accepts the risks that it names, that come with such use by its nature, and for which no one is at fault. Harm that someone causes by carelessness is not one of them.',
    ),
    fields(
      checkbox('LLEdit.amenities.knownRisks', 'Clause 4.3, known risks, is part of this addendum', {
        help: 'Some states do not let a lease say this. Ask an attorney before you mark it.',
      }),
    ),
    clause(
      'Not a release',
      'This section does not release the Owner from responsibility for negligence or for a legal duty, and takes away no claim that the law gives.',
    ),
    initialBoxes('risksAck', 'I have read this notice of risks'),
  )
}
