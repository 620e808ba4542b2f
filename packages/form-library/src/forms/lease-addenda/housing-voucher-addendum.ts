import { defineForm, type Block } from '../../form-definition.ts'
import { bullets, clause, fields, part, section, signatures } from '../../builders/blocks.ts'
import { phone, text, yesNo } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'

/** Catalog no. 83. HUD’s own papers go with it: their words are HUD’s alone (24 CFR 982.308(f)). */
export const housingVoucherAddendum = defineForm(import.meta.url, {
  id: 'housing-voucher-addendum',
  number: 83,
  title: 'Housing Voucher Addendum',
  description: 'Says how the lease works with a voucher, and which HUD papers go with it.',
  useWhen: 'Use this when a housing agency pays a part of the rent under a voucher.',
  category: 'Lease Addenda',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-02',
  revisedOn: '2026-11-28',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    '24 CFR 982.308 and 982.309 (lease, tenancy addendum, rent), 982.451 (contract and payments) and 982.310 (end of the tenancy)',
    '34 USC 12491 and 24 CFR 5.2001-5.2011 (Violence Against Women Act)',
    'state and local law on source of income',
  ],
  body: [
    addendumHead(),
    papers(),
    money(),
    protection(),
    part(
      'Signatures',
      signatures(
        'By signing, {the Resident|each Resident} and the Owner agree to this addendum. It is part of the lease. HUD’s tenancy addendum prevails over both.',
      ),
    ),
  ],
})

function papers(): Block {
  return section(
    'HUD’s papers',
    clause(
      'What goes with the lease',
      'Federal rules require the words of HUD’s tenancy addendum, form HUD-52641-A, in the lease as they are. This addendum does not replace it. The Owner takes the form in force from the housing agency or from www.hud.gov and puts it with the lease.',
    ),
    clause(
      'When the lease counts',
      'The agency must approve the home and the rent. The lease and the agency’s contract with the Owner begin on the same day. If there is no approval, nobody is bound by this lease, unless the parties agree otherwise in writing.',
    ),
    fields(
      text('LLEdit.voucher.agency', 'Housing agency', { required: true, maxLength: 120 }),
      phone('LLEdit.voucher.phone', 'Its phone', { width: 'half' }),
      yesNo('LLEdit.voucher.tenancyAddendum', 'HUD-52641-A goes with this lease', {
        required: true,
      }),
      yesNo('LLEdit.voucher.occupancyRights', 'HUD-5380 and HUD-5382 were given', {
        required: true,
      }),
    ),
  )
}

function money(): Block {
  return section(
    'Rent',
    clause('Two shares', 'While the voucher pays for the home:'),
    bullets(
      'the agency says in writing what its share is and what {Resident} {pays|pay}. The shares may change, and the agency’s notice counts from the day in it;',
      '{Resident} {is|are} not responsible for the agency’s share. That the agency does not pay is no reason to end the tenancy;',
      'the Owner takes no payment for the home besides the rent that the agency has approved;',
      'rent does not rise in the first term of the lease. Later the Owner tells the agency at least 60 days before, and the new rent must be reasonable under the rules of the program.',
    ),
  )
}

function protection(): Block {
  return section(
    'Protection of victims',
    clause(
      'Violence Against Women Act',
      'Domestic violence, dating violence, sexual assault and stalking are no reason to refuse, evict or end the aid of their victims, whatever their sex (34 USC 12491). A victim may ask to move for safety, or that only the one who did it must leave. What a victim tells the Owner is private.',
    ),
    clause(
      'Notice of these rights',
      'HUD’s notice of occupancy rights (HUD-5380) and the form by which a victim may confirm it (HUD-5382) are given at the start of the tenancy, and with every notice that ends it.',
    ),
    clause(
      'Copies to the agency',
      'The Owner sends the agency a copy of every notice that ends the tenancy, when it is given.',
    ),
  )
}
