import { defineForm } from '../../form-definition.ts'
import { clause, fields, section } from '../../builders/blocks.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'
import { depositHeldAt } from '../../builders/shared-fields.ts'
import {
  michiganDomesticViolence,
  michiganForwardingAddress,
  michiganTruthInRenting,
} from '../../states/prescribed-texts.ts'
import { stateSignatures } from './insert-text.ts'
import { prescribed } from './prescribed.ts'

export const michiganLeaseAddendum = defineForm(import.meta.url, {
  id: 'michigan-lease-addendum',
  number: 70,
  title: 'Michigan Lease Addendum',
  description: 'The statements that Michigan law adds to a lease.',
  useWhen: 'Use this when you rent out a home in Michigan.',
  category: 'Disclosures & Acknowledgments',
  deliveryClass: 'B',
  jurisdiction: ['MI'],
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: ['Mich. Comp. Laws 554.601b, 554.603 and 554.634'],
  body: [
    addendumHead(),
    section('Truth in Renting Act', prescribed(michiganTruthInRenting)),
    section('Domestic violence', prescribed(michiganDomesticViolence)),
    section(
      'Security deposit',
      clause(
        'Notices',
        'If a security deposit is taken, the Owner receives what is sent about it at the Owner’s address for notices in the lease, and the deposit is held at the institution stated here.',
      ),
      fields({ ...depositHeldAt, width: 'full' }),
      prescribed(michiganForwardingAddress),
    ),
    stateSignatures(),
  ],
})
