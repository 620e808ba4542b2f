import { defineForm, type Block } from '../../form-definition.ts'
import {
  bullets,
  clause,
  fields,
  forEachResident,
  note,
  part,
  section,
  signatures,
} from '../../builders/blocks.ts'
import {
  address,
  checkbox,
  date,
  longtext,
  money,
  radio,
  select,
  text,
  yesNo,
} from '../../builders/fields.ts'
import * as shared from '../../builders/shared-fields.ts'

/** Catalog no. 6. The guarantor takes a resident's place in the packet and signs only this form. */
export const guarantorAgreement = defineForm(import.meta.url, {
  id: 'guarantor-agreement',
  number: 6,
  title: 'Guarantor (Co-Signer) Agreement',
  description: 'A third person promises to pay if the residents do not.',
  useWhen: 'Use this when you approve a lease only if someone else promises to pay.',
  category: 'Applications & Screening',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-02',
  revisedOn: '2026-11-28',
  signerScope: 'guarantor',
  ownerSigns: true,
  sources: [
    '15 USC 1681b(a)(3)(F) and 1681m(a) (reports about a guarantor)',
    '15 USC 7003(b)(2)(B) (notices of default, on paper)',
    '42 USC 3604 (fair housing)',
    'the law of guaranty, and the landlord-tenant law, of the state where the home is',
  ],
  body: [
    partiesAndLease(),
    guarantorFacts(),
    promise(),
    extent(),
    rightsAndDuties(),
    notices(),
    general(),
    part(
      'Signatures',
      signatures(
        '**Read this before you sign.** You promise to pay someone else’s rent and other debts under a lease if they do not. You may ask a lawyer first. By signing, the Guarantor and the Owner agree to this guaranty.',
        { residentsAre: 'Guarantor' },
      ),
    ),
  ],
})

function partiesAndLease(): Block {
  return part(
    'Owner, lease and home',
    fields(
      shared.landlordName,
      shared.landlordEmail,
      longtext('LLEdit.guaranty.residents', 'Residents named in the lease', {
        required: true,
        prefill: 'residents.names',
        lines: 1,
        maxLength: 300,
      }),
      ...shared.homeLine,
      { ...shared.leaseDate, required: true },
      shared.agreementDate,
      { ...shared.rentMonthly, required: false },
    ),
    note(
      'This guaranty goes with a lease: the Guarantor reads the lease, and signs only this document.',
    ),
  )
}

function guarantorFacts(): Block {
  return part(
    'Guarantor',
    forEachResident(
      fields(
        { ...shared.residentName, label: 'Guarantor' },
        text('TT*.guarantor.relation', 'Relationship to the residents'),
        address('TT*.guarantor.address', 'Home address (notices are sent here)', {
          required: true,
        }),
        { ...shared.residentEmail, label: 'Email', width: 'half' },
        { ...shared.residentPhone, label: 'Phone' },
        text('TT*.guarantor.idLast4', 'Photo ID, last 4 characters', {
          maxLength: 4,
          width: 'quarter',
        }),
        text('TT*.guarantor.employer', 'Employer or source of income'),
        money('TT*.guarantor.income', 'Monthly income'),
      ),
    ),
  )
}

function promise(): Block {
  return section(
    'The promise',
    clause(
      'What is guaranteed',
      'In return for the Owner signing the lease, the Guarantor promises the Owner that the rent, the fees and other charges that the lease and the law allow, and the cost of damage for which the Residents are liable will be paid when due, within the limits in section 2. The **Guarantor** is whoever signs below as guarantor, individually and together; the **Residents** are those named above; the **lease** is the lease or rental agreement of the date above, with its addenda.',
    ),
    clause(
      'Pay on demand',
      'If the Residents do not pay a guaranteed sum when due, the Guarantor pays it within 10 days after a written demand that says what is owed and for what period. The Owner may ask the Guarantor to pay without first suing the Residents or using the deposit, except where state law gives the Guarantor a right to that which cannot be waived.',
    ),
    clause(
      'No more than the Residents owe',
      'The Guarantor owes nothing that the Residents do not owe, and has every defense that they have, except one that is theirs alone, such as bankruptcy. No amount is paid twice. The security deposit is the Residents’ own and is not reduced by this guaranty; the Guarantor pays no deposit or fee for giving it.',
    ),
  )
}

function extent(): Block {
  const capped = { key: 'LLEdit.guaranty.limit', in: ['capped'] }

  return section(
    'How much and how long',
    clause(
      'Limit',
      'The promise is limited as marked here. A cap counts everything that the Guarantor pays under it, other than costs of collecting from the Guarantor that a court awards.',
    ),
    fields(
      radio(
        'LLEdit.guaranty.limit',
        'The promise is',
        { capped: 'limited to the amount stated', unlimited: 'not limited in amount' },
        { required: true, choices: 'inline', width: 'threeQuarters' },
      ),
      money('LLEdit.guaranty.maxLiability', 'At most', { requiredIf: capped }),
    ),
    clause(
      'Time',
      'The promise covers what falls due from the start of the lease until the day below or, without a day, until the end of the lease’s current term and until the home is returned after it. It covers a later renewal, extension, agreed holdover or month-to-month tenancy only if “Yes” is marked.',
    ),
    clause(
      'Changes',
      'Without the Guarantor’s written consent, a rent increase beyond what the lease or the law already provides, and a person added to the lease, do not add to what is guaranteed. The rest of the promise stands.',
    ),
    fields(
      yesNo('LLEdit.guaranty.coversRenewals', 'Renewals and month-to-month are covered', {
        required: true,
        width: 'threeQuarters',
        help: 'Many states read a guaranty narrowly: a renewal is covered only where the guaranty clearly says so.',
      }),
      date('LLEdit.guaranty.endsOn', 'Ends on, if earlier'),
    ),
  )
}

function rightsAndDuties(): Block {
  return section(
    'Rights and duties',
    clause(
      'The lease may go on as usual',
      'The promise is not undone because the Owner gives the Residents more time, takes a part of what is due, agrees to a payment plan, or does not enforce a right at once.',
    ),
    clause(
      'Rights of a guarantor that are waived',
      'As far as state law allows it, the Guarantor waives notice that the Owner accepts this guaranty, presentment and protest, the right to have the Owner first sue the Residents or use the deposit, and the rights and defenses that the law gives a guarantor beyond those in this document (in California those of Civil Code 2787 to 2855). Until the Owner has been paid in full, the Guarantor does not claim repayment ahead of the Owner. Notices that this document promises are not waived.',
    ),
    clause('What the Owner does', 'The Owner:'),
    bullets(
      'gives the Guarantor a copy of the signed lease, and of every later change to it;',
      'tells the Guarantor in writing when rent is more than one month late; if this is late or missed, the promise stands, but no late charge that a timely notice would have saved is owed by the Guarantor;',
      'accounts for the security deposit to the Residents first, and tells the Guarantor what is left unpaid;',
      'takes the reasonable steps to limit the loss that the law requires of a landlord.',
    ),
    clause(
      'Release',
      'The Guarantor is released when everything guaranteed has been paid after the lease ends; when the Owner releases the Guarantor in writing; and, for what falls due later, when the Owner releases all Residents or agrees in writing to another guarantor. For a tenancy from month to month that is covered, the Guarantor may end the promise for the future by 60 days’ written notice.',
    ),
    clause(
      'Repayment',
      'The Guarantor may claim back from the Residents what the Guarantor has paid, as the law provides.',
    ),
  )
}

function notices(): Block {
  return section(
    'Notices',
    clause(
      'Demands on paper',
      'A demand under this guaranty and a notice of default are given to the Guarantor on paper, in person or by mail to the address above, because 15 USC 7003(b)(2)(B) leaves such notices out of electronic delivery. A change of address is given in writing. Other messages may go by email.',
    ),
  )
}

function general(): Block {
  return section(
    'General terms',
    clause(
      'Permission to check',
      'The Guarantor allows the Owner to obtain a consumer report about the Guarantor, to decide whether to accept this guaranty and for nothing else. If the report leads the Owner to refuse it, the Owner gives the notice that 15 USC 1681m(a) requires. No Social Security number is written in this document.',
    ),
    clause(
      'Fair and equal',
      'The Owner decides by the same written criteria for every applicant when to ask for a guarantor, and never because of a class that the law protects.',
    ),
    clause(
      'Law and form',
      'The law of the state where the home is located governs, and a dispute is heard by its courts. A term that this law does not allow does not apply, and the rest stays in force. This guaranty may be changed only in writing, signed by both sides. Where that law requires a translation of the lease, the Guarantor receives the same translation of the lease and of this guaranty before signing.',
    ),
    fields(
      select(
        'LLEdit.guaranty.form',
        'How the Guarantor signs',
        {
          electronic: 'Electronically, or in ink, without a notary',
          notary: 'In ink, before a notary who adds a certificate',
        },
        {
          width: 'full',
          help: 'Some states ask for ink or a notary. If so, print this form instead of sending it.',
        },
      ),
    ),
    forEachResident(
      fields(
        checkbox(
          'TT*.guarantor.leaseCopyReceived',
          'I, the Guarantor, have received a copy of the lease and have read it.',
          { required: true },
        ),
      ),
    ),
  )
}
