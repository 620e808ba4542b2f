import { defineForm, type Block } from '../../form-definition.ts'
import { bullets, clause, fields, part, section, signatures } from '../../builders/blocks.ts'
import { date, longtext, text } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'

/** Catalog no. 17. It records an approval; it never asks about a disability. */
export const assistanceAnimalAcknowledgment = defineForm(import.meta.url, {
  id: 'assistance-animal-acknowledgment',
  number: 17,
  title: 'Assistance Animal Acknowledgment',
  description: 'Records that an assistance animal was approved, without pet charges.',
  useWhen: 'Use this when you have approved an assistance animal as a reasonable accommodation.',
  category: 'Lease Addenda',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'each',
  ownerSigns: true,
  sources: [
    '42 USC 3604(f)(3)(B) and 24 CFR 100.204 (reasonable accommodation)',
    '42 USC 3604(f)(9) (direct threat)',
    '42 USC 3617 (no retaliation)',
    'state and local fair-housing law on assistance animals',
  ],
  body: [
    addendumHead(),
    approval(),
    noCharges(),
    conduct(),
    damage(),
    problems(),
    part(
      'Signatures',
      signatures(
        'By signing, {the Resident|each Resident} and the Owner acknowledge what is recorded here. This copy is for {the Resident|the Residents} named above and the Owner alone.',
      ),
    ),
  ],
})

function approval(): Block {
  return section(
    'The approval',
    clause(
      'Reasonable accommodation',
      'On the date below, the Owner approved the assistance animal described here as a reasonable accommodation for a person with a disability, under 42 USC 3604(f)(3)(B) and state law. This form records the approval. The approval is valid whether or not this form is signed.',
    ),
    clause(
      'Not a pet',
      'The animal is not a pet. Rules that limit the kind, breed, size, weight or number of pets do not apply to it, and it may go with the person who needs it wherever residents may go on the property.',
    ),
    clause(
      'Private',
      'This form asks nothing about the disability. The Owner keeps what was given to support the request confidential and apart from the general file. Only those who need it to carry out the accommodation may see it, unless the law requires otherwise.',
    ),
    fields(
      text('LLEdit.animal.type', 'Type of animal', { required: true }),
      text('LLEdit.animal.name', 'Animal’s name, if given', { width: 'quarter' }),
      date('LLEdit.animal.approvedDate', 'Approved on', { required: true, past: true }),
    ),
  )
}

function noCharges(): Block {
  return section(
    'No pet charges',
    clause(
      'Nothing to pay for the animal',
      'The Owner charges no pet deposit, pet fee, pet rent or other sum for having the animal, and requires no insurance because of it. Any such amount already paid is refunded or credited.',
    ),
  )
}

function conduct(): Block {
  return section(
    'Care and conduct',
    clause('Everyday care', '{Resident} {agrees|agree} to make sure that the animal:'),
    bullets(
      'is licensed and vaccinated as the law requires of every animal of its kind;',
      'is under the control of the person who handles it, by leash, voice or another means that works for that person;',
      'is cared for, and does not disturb others with constant noise, odor or aggressive behavior;',
      'leaves no waste behind, indoors or on the property. Where a disability makes cleaning up difficult, the Owner and {Resident} agree on another way.',
    ),
    fields(
      longtext('LLEdit.animal.conductRules', 'Other reasonable rules of conduct', {
        help: 'Only rules that any animal’s conduct can meet. Limits by breed or size, and charges, do not belong here.',
      }),
    ),
  )
}

function damage(): Block {
  return section(
    'Damage',
    clause(
      'The same as for other damage',
      '{Resident} {is|are} responsible for damage beyond ordinary wear that the animal causes, to the same extent as for other damage to the home and the property. The Owner may recover it from the security deposit or otherwise as state law allows, after the damage has happened and never in advance.',
    ),
  )
}

function problems(): Block {
  return section(
    'If a problem arises',
    clause(
      'Talk first',
      'The Owner describes the problem in writing, hears {Resident}, and gives a fair chance to fix it. Both look for another accommodation that would meet the need.',
    ),
    clause(
      'When the approval may end',
      'The Owner may withdraw the approval for this animal only if it is a direct threat to the health or safety of others, or would cause substantial physical damage to the property of others, and no other accommodation can prevent that. This is judged by what this animal has done, not by its breed or by fear. This form is not a notice to end the tenancy.',
    ),
    clause(
      'Another animal',
      '{Resident} {tells|tell} the Owner if another assistance animal takes the place of this one. The Owner then asks only for what the law lets an owner ask.',
    ),
    clause(
      'No retaliation',
      'No one is treated worse for having asked for, used or supported an accommodation (42 USC 3617).',
    ),
  )
}
