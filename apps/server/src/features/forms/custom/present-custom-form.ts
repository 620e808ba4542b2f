import { whoSigns } from '@countersign/contract/rules/form-signers'
import type { DeliveryClass, Form } from '@countersign/contract/schemas/forms/form'
import { revisedOn, type CustomEdition } from './custom-edition.ts'

/** Without text and places, which may be large. */
type ListedEdition = Pick<
  CustomEdition,
  | 'formId'
  | 'edition'
  | 'title'
  | 'description'
  | 'category'
  | 'source'
  | 'signers'
  | 'states'
  | 'residentsSign'
  | 'ownerSigns'
  | 'revisedAt'
> & { pages: number; order: number }

/** `order` puts custom forms after the library's. */
export function presentCustomForm(custom: ListedEdition): Form {
  const template = (signers: number) => `${custom.formId}@${custom.edition}/k${signers}`

  return {
    _id: custom.formId,
    title: custom.title,
    description: custom.description,
    useWhen: `Use this when you need the ${custom.source === 'pdf' ? 'PDF that you uploaded' : 'text that you wrote'}.`,
    category: custom.category,
    deliveryClass: findDeliveryClass(custom),
    edition: String(custom.edition),
    revisedOn: revisedOn(custom),
    signedBy: describeSigners(custom),
    signerScope: findSignerScope(custom),
    ownerSigns: custom.ownerSigns,
    ...(custom.states && { states: custom.states }),
    order: custom.order,
    pages: custom.pages,
    source: 'custom',
    ...(custom.source === 'text' && { largePrint: true }),
    documentTemplateId: template(1),
    documentTemplateIds: { 1: template(1), 2: template(2), 3: template(3), 4: template(4) },
  }
}

/** Notices of default and eviction are outside ESIGN (15 USC 7003(b)(2)), whoever wrote them. */
function findDeliveryClass({ category, signers }: ListedEdition): DeliveryClass {
  if (category === 'Default & Termination (print & serve)') {
    return 'C'
  }

  return signers === 'printed' ? 'D' : 'A'
}

function findSignerScope({ signers, residentsSign }: ListedEdition): Form['signerScope'] {
  if (signers && whoSigns(signers).residents === 'first') {
    return 'primary'
  }

  return residentsSign ? 'all' : 'none'
}

function describeSigners({ signers, residentsSign, ownerSigns }: ListedEdition): string {
  if (signers === 'printed') {
    return 'Nobody online: it is only for printing'
  }
  if (signers && whoSigns(signers).residents === 'first') {
    return ownerSigns ? 'Resident 1, then the owner/agent' : 'Resident 1'
  }
  if (!residentsSign) {
    return 'The owner/agent'
  }

  return ownerSigns ? 'All residents, then the owner/agent' : 'All residents'
}
