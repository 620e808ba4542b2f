import { z } from 'zod'
import { cleanLine } from '@countersign/answers/clean-text'
import { usStates } from '@countersign/answers/us-states'
import { associationStates } from '../rules/association-states.ts'
import { limits } from '../rules/limits.ts'
import { Id, line, lines, PageQuery, SearchTerm, UsState } from './shapes.ts'

/** What a form of the association is today, at where who asks is. */
export const AssociationFormState = z.enum(associationStates)
export type AssociationFormState = z.infer<typeof AssociationFormState>

const dayError = 'Enter a day.'
const Day = z.iso
  .date({ error: dayError, abort: true })
  .refine((day) => day >= '2000-01-01' && day <= '2200-12-31', dayError)

export const AssociationForm = z.object({
  _id: z.string(),
  title: z.string(),
  category: z.string(),
  /** All of them if absent. */
  states: z.array(z.string()).optional(),
  /** Of the edition that is valid, or was last; null before the first one is published. */
  number: z.string().nullable(),
  state: AssociationFormState,
  /** The edition that `state` is about. */
  edition: z.string(),
  /** The edition that is newer than what was published. */
  draft: z.string().nullable(),
  firstDay: z.string().nullable(),
  lastDay: z.string().nullable(),
  /** Packets that have not ended, and those that were made within 90 days. */
  packetsUnderWay: z.number().int(),
  usedIn90Days: z.number().int(),
})
export type AssociationForm = z.infer<typeof AssociationForm>

export const AssociationFormQuery = PageQuery.extend({
  searchTerm: SearchTerm,
  state: AssociationFormState.optional(),
  category: z.string().overwrite(cleanLine).max(100).optional(),
})
export type AssociationFormQuery = z.infer<typeof AssociationFormQuery>

export const AssociationFormPage = z.object({
  forms: z.array(AssociationForm),
  next: z.string().nullable(),
})

/** A published edition. Days are those of a packet's home. */
export const PublishedEdition = z.object({
  edition: z.string(),
  title: z.string(),
  number: z.string(),
  firstDay: z.string(),
  lastDay: z.string().nullable(),
  note: z.string(),
  instructions: z.string(),
  /** The edition before it. */
  replaces: z.string().nullable(),
  withdrawn: z
    .object({
      /** From this day on it is not used. */
      on: z.string(),
      reason: z.string(),
      replacement: z.object({ formId: z.string(), title: z.string() }).nullable(),
      unsent: z.enum(['stop', 'warn']),
    })
    .nullable(),
})
export type PublishedEdition = z.infer<typeof PublishedEdition>

/** Something to fill in, which the forms of a packet share or only this one asks. */
const Blank = z.object({ id: z.string(), label: z.string(), isLinked: z.boolean() })
export type Blank = z.infer<typeof Blank>

export const AssociationFormResponse = z.object({
  form: AssociationForm,
  /** Newest first. */
  editions: z.array(PublishedEdition),
  /** Of the newest edition. */
  blanks: z.array(Blank),
  /** Of those, what was left without a fact on purpose when it was published before. */
  freeBlanks: z.array(z.string()),
})
export type AssociationFormResponse = z.infer<typeof AssociationFormResponse>

/** One paragraph of the newest edition and of the one before it. */
const ComparedParagraph = z.object({
  kind: z.enum(['same', 'added', 'removed']),
  text: z.string(),
})
export type ComparedParagraph = z.infer<typeof ComparedParagraph>

export const FormComparison = z.object({
  /** What was published last; null for a first edition. */
  with: z.string().nullable(),
  paragraphs: z.array(ComparedParagraph),
})
export type FormComparison = z.infer<typeof FormComparison>

export const PublishBody = z
  .object({
    /** The newest one, as it was checked. */
    edition: z.string().max(20),
    number: line('Number', 20),
    firstDay: Day,
    lastDay: Day.nullable().default(null),
    note: lines('What changed', 2000),
    instructions: z.union([z.literal(''), lines('Instructions', 20_000)]).default(''),
    /** Ids of the blanks that are not linked to a fact on purpose. */
    freeBlanks: z.array(z.string().max(80)).max(300).default([]),
    /** That it was looked at with one to four residents, and compared with the edition before it. */
    previewed: z.literal(true, { error: 'Preview the form with 1, 2, 3 and 4 residents first.' }),
    compared: z.literal(true, { error: 'Compare it with the last edition first.' }),
  })
  .superRefine(({ firstDay, lastDay }, context) => {
    if (lastDay !== null && lastDay < firstDay) {
      const message = 'The last day is before the first day.'
      context.addIssue({ code: 'custom', path: ['lastDay'], message })
    }
  })
export type PublishBody = z.infer<typeof PublishBody>

export const WithdrawBody = z.object({
  edition: z.string().max(20),
  /** From this day on it is not used. */
  day: Day,
  reason: lines('Reason', 2000),
  /** Another form of the association. */
  replacementId: Id.nullable().default(null),
  unsent: z.enum(['stop', 'warn'], { error: 'Choose what happens to packets that are not sent.' }),
})
export type WithdrawBody = z.infer<typeof WithdrawBody>

/** A form as the staff's list of a bundle shows it. */
const BundledForm = z.object({
  formId: z.string(),
  title: z.string(),
  /** Of the association. */
  number: z.string().nullable(),
  /** Why members do not get it with the bundle today, or only some of them, as a sentence. */
  note: z.string().nullable(),
})
export type BundledForm = z.infer<typeof BundledForm>

export const AssociationBundle = z.object({
  _id: z.string(),
  title: z.string(),
  /** Of homes for which it is shown; all of them if absent. */
  states: z.array(UsState).optional(),
  /** In reading order. */
  forms: z.array(BundledForm),
  /** Another one after each change of the above; what became of its forms does not count. */
  version: z.string(),
})
export type AssociationBundle = z.infer<typeof AssociationBundle>

export const AssociationBundles = z.object({ bundles: z.array(AssociationBundle) })
export const AssociationBundleResponse = z.object({ bundle: AssociationBundle })

export const BundleParams = z.object({ id: Id })

export const BundleBody = z.object({
  title: line('Name', 60),
  states: z.array(UsState).min(1).max(usStates.length).optional(),
  /** Forms of the association and of the library, in reading order. */
  formIds: z
    .array(Id)
    .min(1, 'Add at least one form.')
    .max(limits.maxBundleForms, `A bundle can have at most ${limits.maxBundleForms} forms.`)
    .refine((ids) => new Set(ids).size === ids.length, 'A form is in the bundle twice.'),
})
export type BundleBody = z.infer<typeof BundleBody>

export const FormUse = z.object({
  editions: z.array(
    z.object({
      edition: z.string(),
      /** Not sent yet, sent and not executed, executed. */
      drafts: z.number().int(),
      waiting: z.number().int(),
      executed: z.number().int(),
    }),
  ),
  members: z.number().int(),
})
export type FormUse = z.infer<typeof FormUse>

export const FormChange = z.object({
  formId: z.string(),
  title: z.string(),
  number: z.string(),
  edition: z.string(),
  kind: z.enum(['new', 'changed', 'withdrawn']),
  /** Of the change. */
  day: z.string(),
  words: z.string(),
  replacement: z.string().nullable(),
})
export type FormChange = z.infer<typeof FormChange>

export const FormChanges = z.object({ changes: z.array(FormChange), next: z.string().nullable() })
