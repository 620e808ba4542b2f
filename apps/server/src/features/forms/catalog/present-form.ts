import type { DeliveryClass, Form } from '@countersign/contract'
import type { FormSummary } from '@countersign/form-library'
import { revisedOn, type OwnEdition } from '../own/own-edition.ts'

export function presentLibraryForm(form: FormSummary): Form {
  return {
    _id: form.id,
    title: form.title,
    description: form.description,
    useWhen: form.useWhen,
    category: form.category,
    deliveryClass: form.deliveryClass,
    edition: form.edition,
    revisedOn: form.revisedOn,
    signedBy: form.signs,
    signerScope: form.signerScope,
    ...(form.states && { states: [...form.states] }),
    ...(form.replacedIn && { replacedIn: { ...form.replacedIn } }),
    order: form.order,
    pages: form.pages,
    pagesBySigners: form.pagesBySigners,
    source: 'library',
    documentTemplateId: form.documentTemplateIds[1],
    documentTemplateIds: form.documentTemplateIds,
  }
}

/** Without text and places, which may be large. */
type ListedEdition = Pick<
  OwnEdition,
  | 'formId'
  | 'edition'
  | 'title'
  | 'description'
  | 'category'
  | 'source'
  | 'residentsSign'
  | 'ownerSigns'
  | 'revisedAt'
> & { pages: number; order: number }

/** `order` puts own forms after the library's. */
export function presentOwnForm(own: ListedEdition): Form {
  const template = (signers: number) => `${own.formId}@${own.edition}/k${signers}`

  return {
    _id: own.formId,
    title: own.title,
    description: own.description,
    useWhen: `Use this when you need the ${own.source === 'pdf' ? 'PDF that you uploaded' : 'text that you wrote'}.`,
    category: own.category,
    deliveryClass: findDeliveryClass(own),
    edition: String(own.edition),
    revisedOn: revisedOn(own),
    signedBy: describeSigners(own),
    signerScope: own.residentsSign ? 'all' : 'none',
    order: own.order,
    pages: own.pages,
    source: 'own',
    documentTemplateId: template(1),
    documentTemplateIds: { 1: template(1), 2: template(2), 3: template(3), 4: template(4) },
  }
}

/** Notices of default and eviction are outside ESIGN (15 USC 7003(b)(2)), whoever wrote them. */
function findDeliveryClass({ category }: Pick<ListedEdition, 'category'>): DeliveryClass {
  return category === 'Default & Termination (print & serve)' ? 'C' : 'A'
}

function describeSigners({ residentsSign, ownerSigns }: ListedEdition): string {
  if (!residentsSign) {
    return 'The owner/agent'
  }

  return ownerSigns ? 'All residents, then the owner/agent' : 'All residents'
}
