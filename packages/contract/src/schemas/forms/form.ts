import { cleanLine } from '@countersign/answers/clean-text'
import { z } from 'zod'
import { deliveryClasses, formCategories, formSources } from '../../rules/form-classes.ts'
import { limits } from '../../rules/limits.ts'
import { Id, PageQuery, SearchTerm, UsState } from '../shapes.ts'
import { EmailCopyRule } from '../email-copies.ts'
import { PrintSize } from './print-size.ts'
import { SignerScope } from './signer-scope.ts'

export const FormCategory = z.enum(formCategories, { error: 'Choose a category.' })
export type FormCategory = z.infer<typeof FormCategory>

export const DeliveryClass = z.enum(deliveryClasses)
export type DeliveryClass = z.infer<typeof DeliveryClass>

/** `library`, the member's own, or the association's. */
const FormSource = z.enum(formSources)

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
  /** Who signs, as a phrase: "All residents and the owner/agent". */
  signedBy: z.string(),
  signerScope: SignerScope,
  /** Whether owners sign it. */
  ownerSigns: z.boolean(),
  /** The states in which it applies; all of them if absent. */
  states: z.array(z.string()).optional(),
  /** By state, the form that its law prescribes instead: this one is refused there. */
  replacedIn: z.record(z.string(), z.object({ formId: z.string(), title: z.string() })).optional(),
  /** Set where a printed form may also be sent by email as a copy. */
  emailCopy: EmailCopyRule.optional(),
  order: z.number().int(),
  /** Page count of the variant for one resident. */
  pages: z.number().int(),
  /** Page count of each variant, keyed by signer count; absent where only `pages` is known. */
  pagesBySigners: z.record(z.string(), z.number().int()).optional(),
  source: FormSource,
  /** Of a custom form that is written as text, which can be set in large print as library forms can. */
  largePrint: z.boolean().optional(),
  /** How members call it, since when this edition is used, what has changed in it, and how to use it. */
  association: z
    .object({
      number: z.string(),
      firstDay: z.string(),
      note: z.string(),
      instructions: z.string(),
    })
    .optional(),
  documentTemplateId: z.string(),
  /** Keyed by signer count, "1" to "4". */
  documentTemplateIds: z.record(z.string(), z.string()),
})
export type Form = z.infer<typeof Form>

export const FormResponse = z.object({ form: Form })

export const FormParams = z.object({ id: Id })

export const FormQuery = PageQuery.extend({
  category: z.string().overwrite(cleanLine).max(100).optional(),
  searchTerm: SearchTerm,
  source: FormSource.optional(),
  /** Only forms that may be used for a home in this state. */
  state: UsState.optional(),
})
export type FormQuery = z.infer<typeof FormQuery>

export const FormPage = z.object({ forms: z.array(Form), next: z.string().nullable() })

export const FormCategories = z.array(z.string())

const SuggestedForm = z.object({
  formId: z.string(),
  why: z.string(),
  /** Needed by some only: listed, but not chosen from the start. */
  optional: z.boolean().optional(),
})

/** Forms for one occasion in reading order, among them forms to print. */
export const FormBundle = z.object({
  _id: z.string(),
  title: z.string(),
  useWhen: z.string(),
  forms: z.array(SuggestedForm),
})
export type FormBundle = z.infer<typeof FormBundle>

export const FormBundles = z.object({
  bundles: z.array(FormBundle),
  oftenAdded: z.array(z.object({ formId: z.string(), forms: z.array(SuggestedForm) })),
  /** Every form that the bundles and `oftenAdded` name. */
  forms: z.array(Form),
})
export type FormBundles = z.infer<typeof FormBundles>

/** What is known of the home and of who rents it: what a bundle has depends on it. */
export const BundleQuery = z.object({
  state: UsState.optional(),
  yearBuilt: z.coerce.number<number | string>().int().optional(),
  residents: z.coerce.number<number | string>().int().min(0).max(limits.maxSigners).optional(),
  guarantors: z.coerce.number<number | string>().int().min(0).max(limits.maxSigners).optional(),
})

/** How many forms; the last one used comes first. */
export const UsedFormsQuery = z.object({
  limit: z.coerce.number<number | string>().int().min(1).max(100).default(4),
})

export const UsedForms = z.object({
  /** Of the newest packets, the last one first. */
  recent: z.array(Form),
})
export type UsedForms = z.infer<typeof UsedForms>

/** For how many residents a blank form is made. */
export const SignersQuery = z.object({
  signers: z.coerce.number<number | string>().int().min(1).max(4).default(1),
})

/** `es`: the Spanish information sheet of a form that is printed. */
export const PreviewQuery = SignersQuery.extend({
  print: PrintSize.default('standard'),
  language: z.enum(['en', 'es']).default('en'),
})
export type PreviewLanguage = z.output<typeof PreviewQuery>['language']
