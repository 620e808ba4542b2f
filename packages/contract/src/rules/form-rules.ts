import type { DeliveryClass, Form } from '../schemas/forms/form.ts'

/** Whether residents may sign it electronically in a packet. */
export function isSignable(deliveryClass: DeliveryClass): boolean {
  return deliveryClass === 'A' || deliveryClass === 'B'
}

/**
 * Whether it is filled out and printed: forms that may not be signed online, and forms that no
 * resident signs (the rent receipt). A form that residents sign online goes into a packet.
 */
export function isPrintable(form: Pick<Form, 'deliveryClass' | 'signerScope'>): boolean {
  return !isSignable(form.deliveryClass) || form.signerScope === 'none'
}

/** The badge and the reason shown on a form that is printed and not e-signed. */
export function printReason({
  deliveryClass,
  source,
}: Pick<Form, 'deliveryClass' | 'source'>): { badge: string; reason: string } | undefined {
  switch (deliveryClass) {
    case 'A':
    case 'B':
      return undefined
    case 'C':
      return {
        badge: 'Print & serve',
        reason:
          'Federal law leaves notices of default, eviction and the right to cure out of electronic signing (15 USC 7003). Print this form, sign it in ink and serve it the way your state requires.',
      }
    case 'D':
      return source !== 'library'
        ? chosenForPrinting(source)
        : {
            badge: 'Print & deliver',
            reason:
              'This is your notice to the resident, and state law sets how it must be delivered. Nobody signs it online. Print it and deliver it the way your state requires.',
          }
  }
}

function chosenForPrinting(source: 'association' | 'custom') {
  const who = source === 'custom' ? 'You' : 'Your association'

  return {
    badge: 'Print',
    reason: `${who} chose this form for printing only, so nobody signs it online. Print it, and sign it in ink where it asks for a signature.`,
  }
}

/** The variant for this many signers; the first variant where there is none (specification, section 3). */
export function templateIdFor(
  form: Pick<Form, 'documentTemplateId' | 'documentTemplateIds'>,
  signerCount: number,
): string {
  return (
    form.documentTemplateIds[String(signerCount)] ??
    Object.values(form.documentTemplateIds)[0] ??
    form.documentTemplateId
  )
}

/** The template with a place for each owner; `owners` counts the initiator too. */
export function templateForOwners(
  templateId: string,
  { ownerSigns }: Pick<Form, 'ownerSigns'>,
  owners: number,
): string {
  return ownerSigns && owners > 1 ? `${templateId}o${owners}` : templateId
}

/** The private copy of one signer; slots count from 1. */
export function copyTemplateIdFor(
  form: Pick<Form, 'documentTemplateId' | 'documentTemplateIds'>,
  { signerCount, slot }: { signerCount: number; slot: number },
): string {
  return `${templateIdFor(form, signerCount)}r${slot}`
}

/** Who signs most forms: said only where others do. */
export const usualSigners = 'All residents, then the owner/agent'
