import { defineForm, type Block, type FormDefinition } from '../../form-definition.ts'
import { howServed } from './how-served.ts'
import { proofOfServicePage } from './proof-of-service-page.ts'
import { inkLines, paragraph, part } from '../../builders/blocks.ts'
import { noticeHead } from '../../builders/shared-blocks.ts'

interface ServedNotice extends Pick<
  FormDefinition,
  | 'id'
  | 'number'
  | 'title'
  | 'description'
  | 'useWhen'
  | 'edition'
  | 'revisedOn'
  | 'sources'
  | 'replacedIn'
> {
  jurisdiction?: FormDefinition['jurisdiction']
  /** The text of the notice, after the salutation. */
  notice: string
  /** It ends a tenancy that runs from month to month, which in some states may go by mail. */
  endsTenancy?: true
  /** The sections between the text of the notice and the owner's signature. */
  sections: readonly Block[]
}

/**
 * A class C notice: 15 USC 7003(b)(2)(B) excludes it from electronic signing, so it is printed, signed
 * in ink and served, with a proof of service on a page of its own.
 */
export function defineServedNotice(
  moduleUrl: string,
  { notice, sections, jurisdiction = 'US', endsTenancy, ...form }: ServedNotice,
): FormDefinition {
  return defineForm(moduleUrl, {
    ...form,
    category: 'Default & Termination (print & serve)',
    deliveryClass: 'C',
    jurisdiction,
    signerScope: 'none',
    ownerSigns: false,
    body: [
      noticeHead(),
      part(
        'Notice',
        paragraph(
          `**To the {resident|residents} named above and all other occupants of the home:** ${notice}`,
        ),
      ),
      ...sections,
      part('Signature', inkLines('Signature of the Owner/Agent', 'Printed name', 'Date signed')),
      ...proofOfServicePage(howServed({ endsTenancy: endsTenancy === true })),
    ],
  })
}
