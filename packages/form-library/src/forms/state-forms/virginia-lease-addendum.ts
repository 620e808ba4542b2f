import { defineForm, type Block } from '../../form-definition.ts'
import { clause, fields, section } from '../../builders/blocks.ts'
import { carriedOver, date, longtext, radio, text } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'
import { stateSignatures } from './insert-text.ts'

const statement = 'LLEdit.virginia.statement'
const zone = 'LLEdit.virginia.airZone'
const plans = 'LLEdit.virginia.plans'

/** Catalog no. 91. The act lists what is disclosed before a lease is signed, and prescribes no words. */
export const virginiaLeaseAddendum = defineForm(import.meta.url, {
  id: 'virginia-lease-addendum',
  number: 91,
  title: 'Virginia Lease Addendum',
  description: 'The statements that Virginia law adds to a lease.',
  useWhen: 'Use this when you rent out a home in Virginia.',
  category: 'Disclosures & Acknowledgments',
  deliveryClass: 'B',
  jurisdiction: ['VA'],
  edition: '2027-03',
  revisedOn: '2026-11-28',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    'Va. Code 55.1-1204 (statement of tenant rights and responsibilities)',
    'Va. Code 55.1-1206 (insurance) and 55.1-1211 (agent in Virginia)',
    'Va. Code 55.1-1216 to 55.1-1219 (what is disclosed before signing)',
  ],
  body: [addendumHead(), tenantRights(), insurance(), agent(), disclosures(), stateSignatures()],
})

function tenantRights(): Block {
  return section(
    'Statement of tenant rights',
    clause(
      'A paper of the state',
      'With the lease, the Owner gives the Statement of Tenant Rights and Responsibilities of the Virginia Department of Housing and Community Development. Both sides sign the form that comes with it. Until it is given, the Owner may not sue over the lease.',
    ),
    fields(
      radio(
        statement,
        'Statement of Tenant Rights and Responsibilities',
        {
          signed: 'Signed by both sides, on its own paper.',
          notSigned: 'Not signed by everyone. The Owner gave the statement on the day below.',
        },
        {
          required: true,
          help: 'Use the newest one at dhcd.virginia.gov. If a resident does not sign it, the law wants you to write down when you gave it.',
        },
      ),
      date('LLEdit.virginia.statementDate', 'Statement given on', {
        past: true,
        requiredIf: { key: statement, in: ['notSigned'] },
      }),
    ),
  )
}

function insurance(): Block {
  return section(
    'Insurance and floods',
    clause(
      'Your belongings',
      'The Owner is not responsible for {Resident’s} belongings, and the Owner’s insurance does not cover them. {A Resident who wants|Residents who want} to protect them should get renters insurance, even where the lease does not require it.',
    ),
    clause(
      'Floods',
      'Renters insurance does not cover damage by flood. Whether the home is in a special flood hazard area can be learned from the Federal Emergency Management Agency (FEMA), its National Flood Insurance Program, or the Flood Risk Information System of the Virginia Department of Conservation and Recreation.',
    ),
  )
}

function agent(): Block {
  return section(
    'Agent in Virginia',
    clause(
      'Owners who live elsewhere',
      'An owner who is not a resident of Virginia names an agent there, on whom court papers and notices can be served. If nobody is named below, the Owner is a resident of Virginia.',
    ),
    fields(
      carriedOver(
        text('LLEdit.virginia.agent', 'Agent: name and office address in Virginia', {
          width: 'full',
          maxLength: 200,
          help: 'Also file it with the State Corporation Commission.',
        }),
      ),
    ),
  )
}

function disclosures(): Block {
  return section(
    'What the Owner discloses',
    clause(
      'Before signing',
      'The Owner states the following as far as the Owner knows; the zone is that of the official zoning map.',
    ),
    fields(
      radio(
        zone,
        'Military air installation',
        {
          none: 'The home is in no noise zone and no accident potential zone.',
          inZone: 'The home is in the zone or zones named here.',
        },
        {
          required: true,
          help: 'Look at the zoning map if your city or county has a military airfield. If a wrong zone is stated, it is as if none were.',
        },
      ),
      text('LLEdit.virginia.airZoneName', 'Zone or zones on the map', {
        width: 'full',
        requiredIf: { key: zone, in: ['inZone'] },
        showIf: { key: zone, in: ['inZone'] },
      }),
      radio(
        plans,
        'Plans that would end tenancies',
        {
          none: 'None within six months.',
          some: 'There are such plans, described here.',
        },
        {
          required: true,
          help: 'In a building with several homes: a filed conversion to a condominium or cooperative, demolition, large repairs that need it empty, or use as offices or a hotel.',
        },
      ),
      longtext('LLEdit.virginia.plansDetails', 'The plans', {
        lines: 3,
        maxLength: 1000,
        requiredIf: { key: plans, in: ['some'] },
        showIf: { key: plans, in: ['some'] },
      }),
      radio(
        'LLEdit.virginia.drywall',
        'Defective drywall',
        {
          none: 'The Owner knows of none that has not been fixed.',
          known: 'The home has defective drywall.',
        },
        { required: true },
      ),
      radio(
        'LLEdit.virginia.methamphetamine',
        'Methamphetamine',
        {
          none: 'The Owner knows of no use of the home to make it that was not cleaned up.',
          known: 'The home was used to make it and has not been cleaned up as the state requires.',
        },
        { required: true },
      ),
    ),
  )
}
