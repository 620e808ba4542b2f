import type { Block } from '../../../form-definition.ts'
import { clause, fields, forEachResident, section } from '../../../builders/blocks.ts'
import { text } from '../../../builders/fields.ts'
import { residentEmail, residentPhone } from '../../../builders/shared-fields.ts'
import { packetDocuments } from '../../../builders/shared-terms.ts'

type Agreement = 'lease' | 'agreement'

/** Sections about law and paper, shared by the lease and the monthly agreement. */
export function assignmentSection(): Block {
  return section(
    'Assignment and sublease',
    clause(
      'Consent',
      '{Resident} may not assign this lease, sublet the home or offer it for short stays without the Owner’s written consent. The Owner may not withhold consent where state law forbids that.',
    ),
  )
}

export function defaultSection(agreement: Agreement): Block {
  return section(
    'Default and remedies',
    clause(
      'Default',
      `A party is in default when it does not do what this ${agreement} or the law requires of it. The other party has the remedies that state law gives, after the notice and the time to cure that the law requires.`,
    ),
    clause(
      'Courts only',
      'The Owner may recover possession only through the courts. The Owner may not lock {Resident} out, remove belongings or shut off services.',
    ),
    clause(
      'Duty to limit loss',
      'Each party takes reasonable steps to limit its loss. If {Resident} {leaves|leave} early, the Owner makes a fair effort to rent the home again.',
    ),
    clause(
      'Victims of domestic violence',
      'Nothing here limits the rights that state law, or 34 USC 12491 where it applies, gives to victims of domestic violence, dating violence, sexual assault or stalking.',
    ),
  )
}

export function casualtySection(agreement: Agreement): Block {
  return section(
    'Fire and other casualty',
    clause(
      'If the home cannot be lived in',
      `If fire, storm or another casualty that {Resident} did not cause makes all or part of the home unfit to live in, rent is reduced in proportion from that day. If the home cannot be made fit within 30 days, either party may end this ${agreement} by written notice, and prepaid rent and the deposit are settled as state law provides.`,
    ),
  )
}

export function militarySection(): Block {
  return section(
    'Military service',
    clause(
      'Right to end early',
      'A servicemember, or a dependent on the servicemember’s behalf, may end the tenancy early under the Servicemembers Civil Relief Act, 50 USC 3955: on entering military service, or on orders for a permanent change of station, for a deployment of 90 days or more, or as the Act otherwise provides. The notice is written, comes with a copy of the orders, and may be delivered as the Act allows, including electronically. With monthly rent the tenancy then ends 30 days after the next rent is due.',
    ),
  )
}

export function noticesSection(): Block {
  return section(
    'Notices',
    clause(
      'In writing',
      'Notices between the parties are in writing and delivered as state law requires: to the Owner at the address for notices in the Key terms, and to {Resident} at the home. Either side may change its address by notice.',
    ),
    clause(
      'Email',
      'Email counts as a notice only where a party has agreed to that in a separate signed addendum and state law allows it. Notices of default, eviction or the right to cure, and notices that end the tenancy, are delivered on paper unless state law expressly allows otherwise.',
    ),
    forEachResident(fields({ ...residentEmail, width: 'half' }, residentPhone)),
  )
}

export function disclosuresSection(agreement: Agreement): Block {
  return section(
    'Disclosures and attachments',
    clause(
      'Part of this document',
      `Every disclosure and addendum signed in the same packet as this ${agreement}, as listed here, is attached to it and part of it. For housing built before 1978, the Owner gives {Resident} the lead-based paint disclosure and the federal pamphlet before {Resident} {is|are} bound (42 USC 4852d).`,
    ),
    fields(
      { ...packetDocuments, label: 'Documents of this packet' },
      text('LLEdit.addendaOther', 'Other attachments, on paper', { width: 'full' }),
    ),
  )
}

export function generalSection(agreement: Agreement): Block {
  return section(
    'General terms',
    clause(
      'Whole agreement',
      `This ${agreement} is the whole agreement about the home and replaces earlier discussions. It may be changed only in writing, signed by the Owner and {Resident}.`,
    ),
    clause(
      'If a part is not valid',
      'A term that the law does not allow does not apply, and the rest stays in force. No one gives up a right here that the law says cannot be given up.',
    ),
    clause(
      'Law',
      'The law of the state where the home is located governs. The parties may sign electronically, and copies count as originals.',
    ),
    clause('Copies', 'Every party receives a complete signed copy.'),
  )
}
