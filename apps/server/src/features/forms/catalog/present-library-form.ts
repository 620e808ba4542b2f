import type { Form } from '@countersign/contract/schemas/forms/form'
import type { FormSummary } from '@countersign/form-library'

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
    ownerSigns: form.ownerSigns,
    ...(form.states && { states: [...form.states] }),
    ...(form.replacedIn && { replacedIn: { ...form.replacedIn } }),
    ...(form.emailCopy && { emailCopy: { ...form.emailCopy } }),
    order: form.order,
    pages: form.pages,
    pagesBySigners: form.pagesBySigners,
    source: 'library',
    documentTemplateId: form.documentTemplateIds[1],
    documentTemplateIds: form.documentTemplateIds,
  }
}
