import { defineForm, type Block } from '../../form-definition.ts'
import { checkbox, initials, longtext, name, radio, table, yesNo } from '../../builders/fields.ts'
import {
  fields,
  forEachResident,
  note,
  paragraph,
  part,
  signatures,
  statutory,
} from '../../builders/blocks.ts'
import { pamphletEdition, yearBuilt } from '../../builders/shared-fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'

/** Word for word: courts have compared leases with it sentence by sentence. */
const leadWarningStatement =
  'Housing built before 1978 may contain lead-based paint. Lead from paint, paint chips, and dust can pose health hazards if not managed properly. Lead exposure is especially harmful to young children and pregnant women. Before renting pre-1978 housing, lessors must disclose the presence of lead-based paint and/or lead-based paint hazards in the dwelling. Lessees must also receive a federally approved pamphlet on lead poisoning prevention.'

/** Catalog no. 35. The Owner's answers are never prefilled: "no knowledge" must be said, not assumed. */
export const leadBasedPaintDisclosure = defineForm(import.meta.url, {
  id: 'lead-based-paint-disclosure',
  number: 35,
  title: 'Lead-Based Paint Disclosure',
  description: 'The federal disclosure for homes built before 1978, with its acknowledgments.',
  useWhen: 'Use this when the home was built before 1978, or when you do not know its year.',
  category: 'Disclosures & Acknowledgments',
  deliveryClass: 'B',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: ['42 USC 4852d', '40 CFR 745.100-.119', '24 CFR 35.80-35.98'],
  body: [
    addendumHead(),
    part(
      'Lead Warning Statement',
      statutory('40 CFR 745.113(b)(1); 24 CFR 35.92(b)(1)', leadWarningStatement),
    ),
    lessorsDisclosure(),
    lesseesAcknowledgment(),
    agentsAcknowledgment(),
    part(
      'Certification of accuracy and signatures',
      signatures(
        'Each person who signs has reviewed the information above and certifies that, to the best of that person’s knowledge, the information that this person gave is true and accurate.',
      ),
      note(
        'The Owner keeps this signed form for at least three years from the start of the lease (40 CFR 745.113(c)).',
      ),
    ),
  ],
})

function lessorsDisclosure(): Block {
  return part(
    'Lessor’s disclosure',
    paragraph(
      'The Owner, as lessor, answers (a) and (b) before {Resident} {is|are} bound by the lease.',
    ),
    paragraph(
      'If no year is stated below, it is not known, and the home is treated as built before 1978.',
    ),
    fields(
      { ...yearBuilt, help: 'Left blank: not known, and treated as built before 1978.' },
      radio(
        'LLEdit.lessor.knowledge',
        '(a) Presence of lead-based paint and/or lead-based paint hazards',
        {
          known:
            'Known lead-based paint and/or lead-based paint hazards are present in the housing (explain below).',
          none: 'The lessor has no knowledge of lead-based paint and/or lead-based paint hazards in the housing.',
        },
        { required: true },
      ),
      longtext(
        'LLEdit.lessor.knownDetails',
        'What is known: basis, location, and condition of the painted surfaces',
        { requiredIf: { key: 'LLEdit.lessor.knowledge', in: ['known'] }, lines: 4 },
      ),
      radio(
        'LLEdit.lessor.records',
        '(b) Records and reports available to the lessor',
        {
          provided:
            'The lessor has given the lessee all available records and reports about lead-based paint and/or lead-based paint hazards in the housing (listed below).',
          none: 'The lessor has no records or reports about lead-based paint and/or lead-based paint hazards in the housing.',
        },
        { required: true },
      ),
      table('LLEdit.lessor.recordsList', 'Records and reports given', {
        columns: [
          { key: 'title', label: 'Title', type: 'text', weight: 4, required: true },
          { key: 'date', label: 'Date', type: 'date', past: true },
        ],
        rows: { initial: 0, max: 3 },
        requiredIf: { key: 'LLEdit.lessor.records', in: ['provided'] },
      }),
      pamphletEdition,
    ),
  )
}

function lesseesAcknowledgment(): Block {
  return part(
    'Lessee’s acknowledgment',
    paragraph(
      '{The Resident, as lessee, initials|Each Resident, as lessee, initials} both statements. Anyone who has not received what they name should not initial, and may decline to sign until it is given.',
    ),
    forEachResident(
      fields(
        initials(
          'TT*.initials:ackRecords',
          'Resident {n}: (c) I have received the information and the copies listed in (a) and (b) above.',
          { width: 'half' },
        ),
        initials(
          'TT*.initials:ackPamphlet',
          'Resident {n}: (d) I have received the pamphlet Protect Your Family From Lead in Your Home.',
          { width: 'half' },
        ),
      ),
    ),
  )
}

function agentsAcknowledgment(): Block {
  return part(
    'Agent’s acknowledgment',
    paragraph(
      'Fill this in only if an agent acts for the Owner in this lease. An agent who signs below as Owner/Agent signs for the Owner and as agent. Any other agent also signs and dates a copy.',
    ),
    fields(
      yesNo('LLEdit.agent.involved', 'An agent is involved'),
      name('LLEdit.agent.name', 'Name of the agent', {
        requiredIf: { key: 'LLEdit.agent.involved', in: ['yes'] },
      }),
      checkbox(
        'LLEdit.agent.ack',
        '(e) The agent has informed the lessor of the lessor’s duties under 42 USC 4852d and knows of the agent’s own duty to make sure that they are met.',
        { requiredIf: { key: 'LLEdit.agent.involved', in: ['yes'] } },
      ),
    ),
  )
}
