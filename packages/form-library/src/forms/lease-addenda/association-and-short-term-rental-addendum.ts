import { defineForm, type Block } from '../../form-definition.ts'
import { clause, fields, part, section, signatures } from '../../builders/blocks.ts'
import { longtext, select, text, yesNo } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'

const inAssociation = { key: 'LLEdit.association.applies', in: ['yes'] }

/** Catalog no. 81. */
export const associationAndShortTermRentalAddendum = defineForm(import.meta.url, {
  id: 'association-and-short-term-rental-addendum',
  number: 81,
  title: 'HOA and Short-Term Rental Addendum',
  description: 'Names the rules of an owners’ association, and says who may stay for pay.',
  useWhen:
    'Use this when the home is in an owners’ association or a condominium, or to bar short stays for pay.',
  category: 'Lease Addenda',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-02',
  revisedOn: '2026-11-28',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    'state law on condominiums and owners’ associations, such as Fla. Stat. 718.110 and 718.112 and Cal. Civ. Code 4740',
    'state and local law on short-term rentals',
    '42 USC 3604 (fair housing)',
  ],
  body: [
    addendumHead(),
    association(),
    shortStays(),
    part(
      'Signatures',
      signatures(
        'By signing, {the Resident|each Resident} and the Owner agree to this addendum. It is part of the lease; where the two differ about these subjects, this addendum prevails.',
      ),
    ),
  ],
})

function association(): Block {
  return section(
    'The association',
    clause(
      'Its rules',
      'If the home is in an owners’ association, {Resident} {follows|follow} those of its recorded covenants and rules that concern the use of the home and the common areas, and of which the Owner gave a copy before signing. New rules count from the day on which {the Resident gets|each Resident gets} a copy. No rule takes away what fair-housing law or tenant law gives.',
    ),
    clause(
      'What stays with the Owner',
      'The Owner pays the dues and special assessments of the association, and votes. A charge of the association is passed on only if {Resident}, an occupant or a guest caused it by breaking a rule of which {Resident} had a copy, and as far as state law allows it.',
    ),
    clause(
      'Approval',
      'If the association must approve residents, the answer below says so. If it refuses before the tenancy begins, and {Resident} {has|have} given what it may ask for, the lease does not begin. All that was paid is then returned, unless state law says otherwise.',
    ),
    fields(
      yesNo('LLEdit.association.applies', 'The home is in an association', { required: true }),
      yesNo('LLEdit.association.approval', 'The association must approve residents', {
        requiredIf: inAssociation,
      }),
      text('LLEdit.association.name', 'Name of the association', {
        requiredIf: inAssociation,
        maxLength: 120,
      }),
      text('LLEdit.association.contact', 'Its manager, with phone or email', { maxLength: 120 }),
      longtext('LLEdit.association.documents', 'Rules of which a copy was given', {
        requiredIf: inAssociation,
        help: 'Title and date of each.',
      }),
    ),
  )
}

function shortStays(): Block {
  return section(
    'Short stays for pay',
    clause(
      'What it means',
      'A short stay for pay is a stay of less than 30 days, in the home or a part of it, for money or another benefit. Whether it is offered on a website or in another way does not matter.',
    ),
    clause(
      'Whether it is allowed',
      'It is allowed only as chosen below. Where it is allowed, {Resident} {gets|get} the permits, {pays|pay} the taxes that the law requires of a host, and {is|are} responsible for the guests. Guests who pay nothing are not meant; the lease says how long they may stay.',
    ),
    clause(
      'If it happens without consent',
      'It is a breach of the lease, with the notice and remedies that the lease and state law provide and no others.',
    ),
    fields(
      select(
        'LLEdit.shortStays.allowed',
        'Short stays for pay are',
        {
          no: 'Not allowed',
          consent: 'Allowed with the Owner’s written consent to each',
          yes: 'Allowed as far as law and the association allow them',
        },
        { required: true, width: 'full' },
      ),
    ),
  )
}
