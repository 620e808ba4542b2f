import { defineForm, type Block } from '../../form-definition.ts'
import {
  clause,
  fields,
  forEachResident,
  note,
  part,
  section,
  signatures,
  withOneResident,
  withSeveralResidents,
} from '../../builders/blocks.ts'
import { checkbox } from '../../builders/fields.ts'
import { pamphletGivenAs, pamphletGivenOn } from '../../builders/shared-terms.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'
import { pamphletEdition } from '../../builders/shared-fields.ts'

/** Catalog no. 36. Placed before the lease: 40 CFR 745.107(b) wants the pamphlet given first. */
export const leadPamphletReceipt = defineForm(import.meta.url, {
  id: 'lead-pamphlet-receipt',
  number: 36,
  title: 'Lead Pamphlet Receipt',
  description: 'A resident’s own receipt for the federal pamphlet about lead in older homes.',
  useWhen:
    'Use this when you give residents the EPA lead pamphlet, before they sign the lease of a home built before 1978.',
  category: 'Disclosures & Acknowledgments',
  deliveryClass: 'B',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'each',
  ownerSigns: false,
  sources: [
    '42 USC 4852d(a)(1)(A)',
    '15 USC 2686 (the pamphlet)',
    '40 CFR 745.107 and 745.113',
    '24 CFR 35.88 and 35.92',
    '15 USC 7001(c) (consent before electronic delivery)',
  ],
  body: [
    addendumHead(),
    pamphlet(),
    statement(),
    part(
      'Signature',
      signatures(
        'By signing, {the Resident|each Resident} gives this receipt. It is a receipt and nothing more: it waives no right and does not say that the home is free of lead.',
        { owner: false, residentsAre: 'Resident' },
      ),
      note(
        'The Owner keeps this receipt with the signed lead-based paint disclosure, which is kept for at least three years from the start of the lease (40 CFR 745.113(c)).',
      ),
    ),
  ],
})

function pamphlet(): Block {
  return section(
    'The pamphlet',
    clause(
      'What was given',
      'The Owner has given {the Resident|each Resident} the pamphlet **Protect Your Family From Lead in Your Home** in the edition named here, whole and legible, without charge. It is published by the U.S. Environmental Protection Agency (EPA) and tells how lead in paint, dust and soil can harm health and what can be done about it.',
    ),
    clause(
      'When it is given',
      'In most housing built before 1978, federal law requires the owner to give this pamphlet, or another that EPA has approved for use in the state, before {Resident} {is|are} bound by a lease.',
    ),
    clause(
      'What this receipt does not replace',
      'The lead-based paint disclosure, signed separately, says what the Owner knows about lead in this home. A different pamphlet with its own receipt is given before a renovation (40 CFR 745.84).',
    ),
    fields(
      { ...pamphletEdition, required: true, help: 'The date that is printed on the pamphlet.' },
      pamphletGivenOn,
      pamphletGivenAs,
    ),
  )
}

function statement(): Block {
  return section(
    '{Resident’s} statement',
    clause(
      'Only if it is so',
      'The Owner gives the pamphlet first. If you did not get it or could not open it, leave the box empty and ask the Owner for a free paper copy. No one has to accept it electronically.',
    ),
    withOneResident(forEachResident(received('I'))),
    withSeveralResidents(forEachResident(received('Resident {n}: I'))),
    clause(
      'More information',
      'The pamphlet is also available in other languages at epa.gov/lead. The National Lead Information Center answers questions at 1-800-424-5323.',
    ),
  )
}

function received(who: string): Block {
  const label = `${who} received the pamphlet named above before I signed the lease.`

  return fields(checkbox('TT*.pamphlet.opened', label, { required: true }))
}
