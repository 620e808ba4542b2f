import { defineForm, type Block } from '../../form-definition.ts'
import { clause, fields, inOurWords, section } from '../../builders/blocks.ts'
import { radio } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'
import { stateSignatures } from './insert-text.ts'

const givenOrNotOwed = {
  given: 'Handed over with this addendum.',
  notOwed: 'Not owed for this home.',
}

/** Catalog no. 89. N.J.A.C. 5:10-27.1(c) says what the notice tells, in boldface, and prescribes no words. */
export const newJerseyLeaseAddendum = defineForm(import.meta.url, {
  id: 'new-jersey-lease-addendum',
  number: 89,
  title: 'New Jersey Lease Addendum',
  description: 'The statements that New Jersey law adds to a lease.',
  useWhen: 'Use this when you rent out a home in New Jersey.',
  category: 'Disclosures & Acknowledgments',
  deliveryClass: 'B',
  jurisdiction: ['NJ'],
  edition: '2027-01',
  revisedOn: '2026-11-28',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    'N.J.S.A. 55:13A-7.14 and N.J.A.C. 5:10-27.1 (window guards)',
    'N.J.S.A. 46:8-43 to 46:8-50 (Truth-in-Renting Act; flood risk)',
  ],
  body: [addendumHead(), windowGuards(), statePapers(), stateSignatures()],
})

function windowGuards(): Block {
  return section(
    'Window guards',
    clause(
      'Where it applies',
      'This notice is for a home in a building with three homes or more. It is not for one that the owner lives in or that is rented for a season.',
    ),
    inOurWords(
      'N.J.A.C. 5:10-27.1(c)',
      'The owner is required by law to provide, install and maintain window guards in the unit of any tenant who has a child or children 10 years of age or younger living in the unit, or regularly present there for a substantial period of time, and who makes a written request to the owner or the owner’s representative that the window guards be installed. Upon the written request of such a tenant, the owner is also required to provide, install and maintain window guards in the building hallways to which persons in the tenant’s unit have access without having to go out of the building. On the first floor, window guards are not required in the unit or in the hallways unless a window sill is more than six feet above grade or another hazardous condition makes them necessary.',
      { bold: true },
    ),
    clause(
      'Said aloud',
      'By signing, {the Resident|each Resident} confirms that the Owner also said so aloud when the lease was signed, and that it was understood (N.J.S.A. 55:13A-7.14).',
    ),
  )
}

function statePapers(): Block {
  return section(
    'Papers of the state',
    clause(
      'On paper of their own',
      'New Jersey law requires some owners to give two more papers of the Department of Community Affairs. They are its Truth in Renting statement, and its Flood Risk Notice, which is signed by itself before the lease is signed or renewed.',
    ),
    fields(
      radio(
        'LLEdit.newJersey.truthInRenting',
        'The Truth in Renting statement is',
        givenOrNotOwed,
        {
          required: true,
          help: 'The newest one is at nj.gov/dca.',
        },
      ),
      radio(
        'LLEdit.newJersey.flood',
        'The Flood Risk Notice is',
        { given: 'Signed on a paper of its own.', notOwed: 'Not owed for this home.' },
        {
          required: true,
          help: 'The state’s model notice is at flooddisclosure.nj.gov. The law requires at least 12 points. It is not owed for a building with up to two homes, or up to three if the owner lives in one.',
        },
      ),
    ),
  )
}
