import { defineForm, type Block } from '../../form-definition.ts'
import { bullets, clause, part, section, signatures } from '../../builders/blocks.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'

/** Catalog no. 82. It says what counts, what never counts, and leaves the rest to state law. */
export const crimeFreeAddendum = defineForm(import.meta.url, {
  id: 'crime-free-addendum',
  number: 82,
  title: 'Crime-Free Addendum',
  description: 'Says which crimes at the property are a breach, and protects who calls for help.',
  useWhen:
    'Use this when you want crime at the property named as a breach, where state and city law allow such an addendum.',
  category: 'Lease Addenda',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-02',
  revisedOn: '2026-11-28',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    '34 USC 12491 and 12495 (victims; the right to call the police)',
    '42 USC 3604 (fair housing)',
    'state law on crime and eviction, such as A.R.S. 33-1368 and Tex. Prop. Code 92.015; state law against crime-free programs, such as Cal. Gov. Code 53165.1',
  ],
  body: [
    addendumHead(),
    breach(),
    protectedPeople(),
    part(
      'Signatures',
      signatures(
        'By signing, {the Resident|each Resident} and the Owner agree to this addendum. It is part of the lease; where the two differ about crime, this addendum prevails.',
      ),
    ),
  ],
})

function breach(): Block {
  return section(
    'What is a breach',
    clause(
      'Crime at the property',
      '{Resident} {does|do} none of the following at the property, and {lets|let} no occupant or guest do it:',
    ),
    bullets(
      'violence, or threats of it, against residents, neighbors, staff or the Owner;',
      'making or selling drugs that the law bars;',
      'unlawful use of a weapon, theft, arson, or trafficking of people.',
    ),
    clause(
      'What has to be known',
      'What counts is what was done, shown by facts. An arrest alone proves nothing. {Resident} {answers|answer} for occupants and guests only where {Resident} knew of it, or should have, and could have stopped it or called for help.',
    ),
    clause(
      'What follows',
      'The Owner has the notices and remedies that the lease and state law provide, and no others. Where state law requires a conviction, a chance to cure or a longer notice, that law is followed. The tenancy of a person who had no part in it goes on where the law lets it.',
    ),
  )
}

function protectedPeople(): Block {
  return section(
    'What never counts',
    clause(
      'Calling for help',
      'No call to the police or to an ambulance, made by or for anybody, is a breach or a nuisance, and nobody is fined or made to leave for it (34 USC 12495).',
    ),
    clause(
      'Victims',
      'Domestic violence, dating violence, sexual assault and stalking are never held against their victims. In homes with federal aid 34 USC 12491 protects them, and state law often does in every home.',
    ),
    clause(
      'Equal treatment',
      'The Owner applies this addendum to all residents alike, and asks for no check that is not asked of everybody.',
    ),
    clause(
      'Where local law bars it',
      'Some states and cities bar such an addendum or a part of it. What they bar is not agreed here.',
    ),
  )
}
