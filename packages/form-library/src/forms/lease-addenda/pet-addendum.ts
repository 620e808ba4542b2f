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
import { integer, longtext, name, phone, table, text, yesNo } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'
import { petCharges } from '../../builders/shared-terms.ts'

export const petAddendum = defineForm(import.meta.url, {
  id: 'pet-addendum',
  number: 16,
  title: 'Pet Addendum',
  description: 'Approves the animals named here and sets the rules for keeping them.',
  useWhen: 'Use this when you agree that a resident may keep a pet.',
  category: 'Lease Addenda',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-02',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    '42 USC 3604(f)(3)(B) (reasonable accommodation)',
    'state and local law on pet charges and animals',
  ],
  body: [
    addendumHead(),
    approvedAnimals(),
    charges(),
    rules(),
    responsibility(),
    emergencies(),
    part(
      'Signatures',
      signatures(
        'By signing, {the Resident|each Resident} and the Owner agree to this addendum. It is part of the lease; where the two differ about animals, this addendum prevails.',
      ),
    ),
  ],
})

function approvedAnimals(): Block {
  return section(
    'Approved animals',
    clause(
      'Only these animals',
      '{Resident} may keep the animals listed here and no others. Any other animal needs the Owner’s written consent first, even if it only visits, is in {Resident’s} care for someone else, or was born to a listed animal.',
    ),
    clause(
      'Assistance animals',
      'This addendum is about pets. An animal that a person with a disability needs is not a pet. It does not have to be on this list, and no deposit, fee or rent in this addendum applies to it. A person may ask for one separately, at any time, as a reasonable accommodation under 42 USC 3604(f)(3)(B) and state law.',
    ),
    fields(
      table('LLEdit.pets.list', 'Animals', {
        required: true,
        columns: [
          { key: 'kind', label: 'Kind', type: 'text', required: true, weight: 1.1 },
          { key: 'breed', label: 'Breed', type: 'text', weight: 1.5 },
          { key: 'name', label: 'Name', type: 'text', weight: 1.3 },
          { key: 'weight', label: 'Weight (lb)', type: 'integer', weight: 0.8 },
          { key: 'age', label: 'Age', type: 'text', weight: 1 },
          { key: 'color', label: 'Color', type: 'text' },
          { key: 'licenseNo', label: 'License no.', type: 'text', weight: 1.1 },
          { key: 'vaccinatedThrough', label: 'Vaccinated through', type: 'date', weight: 1.3 },
          { key: 'neutered', label: 'Spayed or neutered', type: 'checkbox', weight: 0.9 },
        ],
        rows: { initial: 1, max: 4 },
        lines: 2,
      }),
      integer('LLEdit.pets.max', 'Maximum number of pets', { max: 20 }),
    ),
  )
}

function charges(): Block {
  return section(
    'Pet charges',
    clause(
      'Only the charges written here',
      '{Resident} {pays|pay} the charges below, as far as state and local law allow each of them. A pet deposit is held and returned like the security deposit and counts toward any cap on deposits. A pet fee is paid once and is not returned. Pet rent is added to the monthly rent.',
    ),
    fields(...petCharges),
  )
}

function rules(): Block {
  return section(
    'Rules for keeping a pet',
    clause('Care and control', '{Resident} {agrees|agree} to:'),
    bullets(
      'keep each pet licensed and vaccinated as the law requires, and show proof when asked;',
      'outside the home, keep each pet on a leash, in a carrier or otherwise under control;',
      'pick up and dispose of waste at once, indoors and on the property;',
      'keep each pet from disturbing others with noise, odor or behavior;',
      'not leave a pet alone so long that its health or the home suffers, or tied up outside;',
      'keep the home free of fleas and other pests that pets bring.',
    ),
    fields(
      text('LLEdit.pets.allowedAreas', 'Areas where pets are allowed'),
      text('LLEdit.pets.wasteRule', 'Where waste goes'),
      longtext('LLEdit.pets.otherRules', 'Other rules', { lines: 2 }),
    ),
  )
}

function responsibility(): Block {
  return section(
    'Damage, insurance and withdrawal',
    clause(
      'Damage and injury',
      '{Resident} {is|are} responsible for damage and injury that a pet causes, and {pays|pay} for repair, cleaning and pest treatment beyond ordinary wear. The deposit does not limit this.',
    ),
    clause(
      'A pet without consent',
      'Keeping a pet that this addendum does not list is a breach of the lease, with the notice and remedies that the lease and state law provide. No extra charge is owed unless the lease or this addendum states it.',
    ),
    clause(
      'Insurance',
      'If required below, {Resident} {carries|carry} liability insurance that covers the listed animals.',
    ),
    clause(
      'Withdrawal of consent',
      'If a pet harms or threatens people or animals, damages the property, or if these rules are broken again after a written warning, the Owner may withdraw consent for that pet by written notice with a reasonable time to find it another home. This is not a notice to end the tenancy.',
    ),
    fields(yesNo('LLEdit.pets.liabilityInsurance', 'Liability insurance is required')),
  )
}

function emergencies(): Block {
  return section(
    'Who cares for the animals in an emergency',
    clause(
      'Caregiver',
      '{The Resident names|Each Resident may name} a person whom the Owner may call if a pet is found alone, hurt or in danger.',
    ),
    forEachResident(
      fields(
        name('TT*.caregiver.name', 'Caregiver named by Resident {n}'),
        phone('TT*.caregiver.phone', 'Phone'),
      ),
    ),
  )
}
