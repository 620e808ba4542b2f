import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, PageQuery, SearchTerm } from '../shapes.ts'
import { PrintSize } from './print-size.ts'
import { SignerScope } from './signer-scope.ts'

export const formCategories = [
  'Applications & Screening',
  'Leases & Renewals',
  'Lease Addenda',
  'Disclosures & Acknowledgments',
  'Move-In & Condition',
  'During the Tenancy',
  'Default & Termination (print & serve)',
  'Move-Out & Deposits',
  'Owner & Records',
] as const
export const FormCategory = z.enum(formCategories, { error: 'Choose a category.' })
export type FormCategory = z.infer<typeof FormCategory>

/**
 * A: e-sign. B: e-sign, with ESIGN consent first (15 USC 7001(c)). C: outside ESIGN (15 USC
 * 7003(b)(2)), print and serve. D: the issuer's notice, its delivery set by state law, print.
 */
export const DeliveryClass = z.enum(['A', 'B', 'C', 'D'])
export type DeliveryClass = z.infer<typeof DeliveryClass>

/** Whether residents may sign it electronically in a packet. */
export function isSignable(deliveryClass: DeliveryClass): boolean {
  return deliveryClass === 'A' || deliveryClass === 'B'
}

/**
 * Whether it is filled out and printed: what may not be signed online, and what no resident signs
 * (the rent receipt). A form that residents sign online belongs into a packet.
 */
export function isPrintable(form: Pick<Form, 'deliveryClass' | 'signerScope'>): boolean {
  return !isSignable(form.deliveryClass) || form.signerScope === 'none'
}

/** The badge and the reason, in words for people, of a form that is printed and not e-signed. */
export function printReason(
  deliveryClass: DeliveryClass,
): { badge: string; reason: string } | undefined {
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
      return {
        badge: 'Print & deliver',
        reason:
          'This is your notice to the resident, and state law sets how it must be delivered. Nobody signs it online. Print it and deliver it the way your state requires.',
      }
  }
}

/** `library`, or the member's `own`. */
const FormSource = z.enum(['library', 'own'])

export const Form = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  /** One line: "Use this when…". */
  useWhen: z.string(),
  category: z.string(),
  deliveryClass: DeliveryClass,
  edition: z.string(),
  /** `YYYY-MM-DD`. */
  revisedOn: z.string(),
  /** Who signs, in words: "All residents and the owner/agent". */
  signedBy: z.string(),
  signerScope: SignerScope,
  order: z.number().int(),
  /** Of the variant for one resident. */
  pages: z.number().int(),
  source: FormSource,
  documentTemplateId: z.string(),
  /** By signer count, "1" to "4". */
  documentTemplateIds: z.record(z.string(), z.string()),
})
export type Form = z.infer<typeof Form>

/** The variant for this many signers; the first where there is none (specification, section 3). */
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

/** The private copy of the signer at this place, from 1, among so many. */
export function copyTemplateIdFor(
  form: Pick<Form, 'documentTemplateId' | 'documentTemplateIds'>,
  { signerCount, place }: { signerCount: number; place: number },
): string {
  return `${templateIdFor(form, signerCount)}r${place}`
}

const form = z.object({ form: Form })
const byId = z.object({ id: Id })

export const getForms = endpoint({
  method: 'GET',
  path: '/forms',
  door: 'member',
  tag: 'forms',
  summary: 'The library’s forms and the member’s own',
  query: PageQuery.extend({
    category: z.string().trim().max(100).optional(),
    searchTerm: SearchTerm,
    /** One kind alone: the library's forms, or the member's own. */
    source: FormSource.optional(),
  }),
  response: z.object({ forms: z.array(Form), next: z.string().nullable() }),
  problems: [],
})

export const getFormCategories = endpoint({
  method: 'GET',
  path: '/forms/categories',
  door: 'member',
  tag: 'forms',
  summary: 'The categories',
  response: z.array(z.string()),
  problems: [],
})

/** A form with why it is suggested, in one sentence. */
const SuggestedForm = z.object({ formId: z.string(), why: z.string() })

/** Forms of one occasion, in the order in which they are read. What is not signed is printed. */
export const FormBundle = z.object({
  _id: z.string(),
  title: z.string(),
  useWhen: z.string(),
  forms: z.array(SuggestedForm),
})
export type FormBundle = z.infer<typeof FormBundle>

export const getFormBundles = endpoint({
  method: 'GET',
  path: '/forms/bundles',
  door: 'member',
  tag: 'forms',
  summary: 'Suggested bundles, what is often added beside a form, and the forms that both name',
  response: z.object({
    bundles: z.array(FormBundle),
    oftenAdded: z.array(z.object({ formId: z.string(), forms: z.array(SuggestedForm) })),
    forms: z.array(Form),
  }),
  problems: [],
})

export const getForm = endpoint({
  method: 'GET',
  path: '/forms/:id',
  door: 'member',
  tag: 'forms',
  summary: 'One form',
  params: byId,
  response: form,
  problems: ['form-not-found'],
})

/** For how many residents a blank form is made. */
export const ForSigners = z.object({ signers: z.coerce.number().int().min(1).max(4).default(1) })

export const getFormPreview = endpoint({
  method: 'GET',
  path: '/forms/:id/preview',
  door: 'member',
  tag: 'forms',
  summary: 'The blank form, made for this many residents',
  params: byId,
  query: ForSigners.extend({ print: PrintSize.default('standard') }),
  produces: 'application/pdf',
  problems: ['form-not-found'],
})

export const getFormThumbnail = endpoint({
  method: 'GET',
  path: '/forms/:id/thumbnail',
  door: 'public',
  tag: 'forms',
  summary: 'A small picture of a library form’s first page',
  params: byId,
  produces: 'image/svg+xml',
  problems: ['form-not-found'],
})
