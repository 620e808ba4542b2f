import { defineForm, type Block } from '../../form-definition.ts'
import {
  clause,
  fields,
  forEachResident,
  part,
  section,
  signatures,
} from '../../builders/blocks.ts'
import { date, text } from '../../builders/fields.ts'
import { insuranceLiability, insuranceRequired } from '../../builders/shared-terms.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'

const ifRequired = { key: insuranceRequired.key, in: ['yes'] }

export const rentersInsuranceAddendum = defineForm(import.meta.url, {
  id: 'renters-insurance-addendum',
  number: 25,
  title: 'Renters Insurance Addendum',
  description: 'Says whether renters insurance is required, and how much.',
  useWhen: 'Use this when you require renters insurance, or want residents to know they need it.',
  category: 'Lease Addenda',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    'state law on requiring renters insurance, such as ORS 90.222 and Va. Code 55.1-1206',
    '42 USC 3604 (fair housing)',
  ],
  body: [
    addendumHead(),
    whatItIs(),
    requirement(),
    proof(),
    effects(),
    part(
      'Signatures',
      signatures(
        'By signing, {the Resident|each Resident} and the Owner agree to this addendum. It is part of the lease; where the two differ about insurance, this addendum prevails.',
      ),
    ),
  ],
})

function whatItIs(): Block {
  return section(
    'Why renters insurance',
    clause(
      'What the Owner’s insurance does not cover',
      'The Owner’s insurance covers the building. It does not cover {Resident’s} belongings, the cost of living elsewhere after a fire, or harm that {Resident} or guests do to others or to the building. Renters insurance can cover all of these.',
    ),
    clause(
      'Free choice of insurer',
      '{Resident} may buy from any insurer licensed in the state. The Owner may not profit from the choice unless that is disclosed in writing and the law allows it.',
    ),
  )
}

function requirement(): Block {
  return section(
    'What is required',
    clause(
      'Coverage',
      'If insurance is required below, {Resident} {keeps|keep} a renters policy with at least the liability coverage stated, as far as state law lets an owner require it. The policy runs from the start of the tenancy or the day below until the tenancy ends. If insurance is not required, this form is for information only.',
    ),
    clause(
      'One policy or several',
      '{The policy names the Resident.|One policy that names every Resident is enough. Otherwise each Resident keeps one.} A person who is not named in the policy may not be covered.',
    ),
    clause(
      'Interested party',
      'If a name is written below, the insurer is asked to list it as an interested party, so that the party hears when the policy ends. That party is not insured by the policy and has no claim under it.',
    ),
    clause(
      'Equal treatment',
      'The requirement is the same for all residents of the property. The Owner may not require coverage because of an assistance animal or because of a class that the law protects. Where the law exempts a household, as some states do based on income or assistance, nothing is required of it.',
    ),
    fields(
      insuranceRequired,
      { ...insuranceLiability, width: 'quarter' },
      date('LLEdit.insurance.proofBy', 'Proof is due by', { requiredIf: ifRequired }),
      text('LLEdit.insurance.interestedParty', 'Interested party (name and address)', {
        width: 'full',
        maxLength: 200,
      }),
    ),
  )
}

function proof(): Block {
  return section(
    'The policy',
    clause(
      'Proof',
      'If insurance is required, {Resident} {shows|show} a declarations page or certificate by the day above, again at each renewal, and {tells|tell} the Owner if the policy ends or changes. If the policy is already known at signing, write it here. If not, leave this empty and give it later.',
    ),
    forEachResident(
      fields(
        text('TT*.policyCarrier', 'Resident {n}: insurer', { maxLength: 80 }),
        text('TT*.policyNumber', 'Policy number', { width: 'quarter', maxLength: 40 }),
        date('TT*.policyExpires', 'Policy expires'),
      ),
    ),
  )
}

function effects(): Block {
  return section(
    'Effects',
    clause(
      'If coverage lapses',
      'The Owner asks in writing for proof. If none is given, the Owner has the remedies that the lease and state law provide, after the notice that they require. The Owner may not buy a policy at {Resident’s} cost unless a separate signed agreement and state law allow it.',
    ),
    clause(
      'Responsibility does not change',
      'Insurance replaces no one’s duties. {Resident} {is|are} responsible for damage that {Resident}, occupants or guests cause beyond ordinary wear. The Owner is responsible for the Owner’s own negligence and legal duties.',
    ),
    clause(
      'Not advice',
      'An insurance professional can say how much coverage is enough, and whether flood or earthquake coverage is needed.',
    ),
  )
}
