import type { TextField } from '@countersign/contract/rules/text-field'
import type { FormPlace } from '@countersign/contract/schemas/forms/form-place'
import type { FormSigners } from '@countersign/contract/schemas/forms/custom-form'
import type { UsState } from '@countersign/contract/schemas/shapes'
import type { PreparedPage } from '@countersign/document-import/pdf/prepared-pdf'
import { sql, type SQL } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { users } from './users.ts'

/** A custom form. Library forms have no row. */
export const customForms = pgTable(
  'own_forms',
  {
    id: id(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    edition: integer('edition').notNull(),
    createdAt: instant('created_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [index('own_forms_by_owner').on(table.ownerId, table.createdAt)],
)

/** An uploaded PDF without its AcroForm. The bytes are in the file store. */
export const customFormUploads = pgTable(
  'own_form_uploads',
  {
    id: id(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    sha256: text('sha256').notNull(),
    title: text('title'),
    pages: jsonb('pages').$type<PreparedPage[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('own_form_uploads_by_age').on(table.createdAt),
    index('own_form_uploads_by_file').on(table.sha256),
  ],
)

/** The content of each edition of a custom form. Existing packets keep their edition. */
export const customFormEditions = pgTable(
  'own_form_editions',
  {
    formId: uuid('form_id')
      .notNull()
      .references(() => customForms.id),
    edition: integer('edition').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    category: text('category').notNull(),
    source: text('source', { enum: ['text', 'pdf'] })
      .notNull()
      .default('text'),
    /** Of a form made from text. */
    text: text('text'),
    /** What the fields in the text ask; null for a text without any, and from before there were any. */
    fields: jsonb('fields').$type<TextField[]>(),
    /** Of a form made from a PDF. */
    uploadId: uuid('upload_id').references(() => customFormUploads.id),
    places: jsonb('places').$type<FormPlace[]>(),
    /** Who signs, where the member chose it. */
    signers: text('signers').$type<FormSigners>(),
    /** The states in which it may be used; null for all. */
    states: text('states').array().$type<UsState[]>(),
    residentsSign: boolean('residents_sign').notNull().default(true),
    ownerSigns: boolean('owner_signs').notNull().default(true),
    /** For one resident; null for editions from before pages were counted. */
    pages: integer('pages'),
    revisedAt: instant('revised_at').notNull(),
  },
  (table) => [
    check(
      'own_form_editions_source',
      sql`case ${table.source}
        when 'text' then ${table.text} is not null
        when 'pdf' then ${table.uploadId} is not null and ${table.places} is not null
        else false end`,
    ),
    index('own_form_editions_by_upload').on(table.uploadId),
    primaryKey({ columns: [table.formId, table.edition] }),
    index('own_form_editions_search').using('gin', sql`${searchedText(table)} gin_trgm_ops`),
  ],
)

/**
 * The editions of the association's forms that were published. An edition without a row here is a
 * draft. Days are those of the home. Of one form, no two editions are for one day.
 */
export const publishedEditions = pgTable(
  'published_editions',
  {
    formId: uuid('form_id').notNull(),
    edition: integer('edition').notNull(),
    /** By which members know the form. No two published forms share one. */
    number: text('number').notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    /** Null: until another edition replaces it. */
    lastDay: date('last_day', { mode: 'string' }),
    /** What has changed. */
    note: text('note').notNull(),
    instructions: text('instructions').notNull(),
    /** The edition before it. */
    replaces: integer('replaces'),
    /** Places and fields that were left without a fact on purpose. */
    freeBlanks: text('free_blanks').array().notNull(),
    publishedAt: instant('published_at').notNull(),
    /** The first day on which it is not used anymore. */
    withdrawnOn: date('withdrawn_on', { mode: 'string' }),
    withdrawnAt: instant('withdrawn_at'),
    withdrawnReason: text('withdrawn_reason'),
    replacementId: uuid('replacement_id').references(() => customForms.id),
    /** What happens to packets that are not sent yet. */
    unsent: text('unsent', { enum: ['stop', 'warn'] }),
  },
  (table) => [
    primaryKey({ columns: [table.formId, table.edition] }),
    foreignKey({
      name: 'published_editions_of_form',
      columns: [table.formId, table.edition],
      foreignColumns: [customFormEditions.formId, customFormEditions.edition],
    }),
    check('published_editions_days', sql`${table.lastDay} >= ${table.firstDay}`),
    check(
      'published_editions_withdrawn',
      sql`num_nulls(${table.withdrawnOn}, ${table.withdrawnAt}, ${table.withdrawnReason}, ${table.unsent}) in (0, 4)`,
    ),
  ],
)

/** What staff has looked at before publishing an edition: it with so many residents, or beside the last one. */
export const editionChecks = pgTable(
  'edition_checks',
  {
    formId: uuid('form_id').notNull(),
    edition: integer('edition').notNull(),
    seen: text('seen', { enum: ['1', '2', '3', '4', 'comparison'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.formId, table.edition, table.seen] }),
    foreignKey({
      name: 'edition_checks_of_form',
      columns: [table.formId, table.edition],
      foreignColumns: [customFormEditions.formId, customFormEditions.edition],
    }),
  ],
)

/** Forms of the association and the library that its staff proposes together. */
export const associationBundles = pgTable('association_bundles', {
  id: id(),
  ownerId: uuid('owner_id')
    .notNull()
    .references(() => users.id),
  title: text('title').notNull(),
  /** Homes for which it is; all of them if null. */
  states: text('states').array().$type<UsState[]>(),
  /** In the order in which they are read and signed. */
  formIds: text('form_ids').array().notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/**
 * What became of each file of a bulk upload: a repeated request finds its form by the key, the same
 * content sent again by its hash.
 */
export const formImports = pgTable(
  'form_imports',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    /** The client’s id of the file. */
    key: uuid('key').notNull(),
    formId: uuid('form_id')
      .notNull()
      .references(() => customForms.id),
    /** Of the file as it was sent; `own_form_uploads` has that of the prepared one. */
    sourceSha256: text('source_sha256').notNull(),
    warnings: jsonb('warnings').$type<string[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.key] }),
    index('form_imports_by_content').on(table.ownerId, table.sourceSha256),
  ],
)

/**
 * The words of a member's custom forms, which a search with a typo is compared with. Written by a trigger;
 * words of removed forms stay, and match nothing.
 */
export const customFormWords = pgTable(
  'own_form_words',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    /** Lowercase letters and digits, not digits only. */
    word: text('word').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.word] })],
)

type Searched = Record<'title' | 'description' | 'category', AnyPgColumn>

/** Search text. A query must use this exact expression, or the index is not used. */
export function searchedText({ title, description, category }: Searched): SQL {
  return sql`(${title} || ' ' || ${description} || ' ' || ${category})`
}
