import type { Form } from '@countersign/contract'
import type { FormSummary } from '@countersign/form-library'
import { revisedOn, type OwnEdition } from './own-edition.ts'

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
    order: form.order,
    source: 'library',
    documentTemplateId: form.documentTemplateIds[1],
    documentTemplateIds: form.documentTemplateIds,
  }
}

/** `order` puts members' own forms behind the library's. */
export function presentOwnForm(own: OwnEdition & { order: number }): Form {
  const template = (signers: number) => `${own.formId}@${own.edition}/k${signers}`

  return {
    _id: own.formId,
    title: own.title,
    description: own.description,
    useWhen: 'Use this when you need the text that you have written yourself.',
    category: own.category,
    deliveryClass: 'A',
    edition: String(own.edition),
    revisedOn: revisedOn(own),
    signedBy: 'All residents, then the owner/agent',
    signerScope: 'all',
    order: own.order,
    source: 'own',
    documentTemplateId: template(1),
    documentTemplateIds: { 1: template(1), 2: template(2), 3: template(3), 4: template(4) },
  }
}
