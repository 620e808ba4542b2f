import type { Block } from '../../../form-definition.ts'
import { clause, fields, paragraph, section } from '../../../builders/blocks.ts'
import { carriedOver, checkboxGroup } from '../../../builders/fields.ts'

/**
 * Clauses that an owner may or may not want, and that some states limit: each applies only where it is marked,
 * and then only as far as the law of the state lets it.
 */
export function optionalSection(agreement: 'lease' | 'agreement'): Block {
  return section(
    'Optional clauses',
    paragraph(
      `Only the clauses marked at the end of this section are part of this ${agreement}. Each applies as far as state law allows it.`,
    ),
    clause(
      'Attorney’s fees',
      `In a court case about this ${agreement}, the winning party recovers reasonable attorney’s fees and court costs from the other. This applies equally to both sides.`,
    ),
    clause(
      'Truth of the application',
      `{Resident} {confirms|confirm} that the rental application was true and complete in every way that matters. A knowingly false statement that affected the Owner’s decision is a breach of this ${agreement}.`,
    ),
    clause(
      'Abandonment',
      '{Resident} {tells|tell} the Owner of an absence of more than 14 days. If the facts show that {Resident} {has|have} left for good before the end of the tenancy, the Owner may treat the premises as abandoned, after the notice and waiting time, and with the care for belongings, that state law requires.',
    ),
    clause(
      'Holdover',
      'If {Resident} {stays|stay} after the tenancy has ended without the Owner’s consent, {Resident} {owes|owe} one-thirtieth of the last monthly rent for each day, or the amount that state law sets. Accepting it does not renew the tenancy, and the Owner may recover possession only through the courts.',
    ),
    clause(
      'Sale, lenders and estoppel',
      `If the premises are sold, this ${agreement} continues with the new owner. It ranks after a mortgage or deed of trust on the property, except where the law protects a tenant in a foreclosure. Within 10 days after a written request, {Resident} {confirms|confirm} in writing the true dates, rent, deposit and any claims.`,
    ),
    clause(
      'Showing and signs',
      'After either side has given notice, and in the last 60 days of a fixed term, the Owner may show the premises to possible renters and buyers at reasonable times, after the notice in the section on entry, and may put up one sign outside.',
    ),
    clause(
      'No unlawful use',
      'No one may use the premises or the property for a crime that endangers others or the property. Being the victim of a crime, or calling for help, is never a breach.',
    ),
    fields(
      carriedOver(
        checkboxGroup('LLEdit.optionalClauses', 'Clauses that apply', {
          attorneyFees: 'Attorney’s fees',
          application: 'Truth of the application',
          abandonment: 'Abandonment',
          holdover: 'Holdover',
          sale: 'Sale, lenders and estoppel',
          showing: 'Showing and signs',
          unlawfulUse: 'No unlawful use',
        }),
      ),
    ),
  )
}
