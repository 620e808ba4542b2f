import { FormCategory } from '@countersign/contract/schemas/forms/form'
import { FormImport } from '@countersign/contract/schemas/forms/form-import'
import { FormSigners } from '@countersign/contract/schemas/forms/custom-form'
import { UsState } from '@countersign/contract/schemas/shapes'
import { limits } from '@countersign/contract/rules/limits'
import { z } from 'zod'
import type { FormOwner } from '../saving/form-owner.ts'
import { readDraft, saveDraft } from '../../../../lib/drafts.ts'
import { randomUuid } from '../../../../lib/random-uuid.ts'

const Result = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waiting') }),
  z.object({ state: z.literal('sending') }),
  FormImport.pick({ outcome: true, fields: true, signatures: true, warnings: true }).extend({
    state: z.literal('done'),
    formId: z.string(),
    title: z.string(),
    pages: z.number(),
  }),
  z.object({ state: z.literal('refused'), reason: z.string() }),
])

const BulkDetails = z.object({
  category: FormCategory,
  signers: FormSigners.optional(),
  states: z.array(UsState),
})
export type BulkDetails = z.infer<typeof BulkDetails>

/** A row of the table. The file itself is only there until the page is reloaded. */
const BulkFile = z.object({
  /** The idempotency key of its upload. */
  key: z.string(),
  name: z.string(),
  bytes: z.number(),
  modified: z.number(),
  result: Result,
  /** Only of this file, instead of what is set for all. */
  details: BulkDetails.optional(),
})
export type BulkFile = z.infer<typeof BulkFile>

function draftName({ newDraft }: FormOwner): string {
  return newDraft === 'new' ? 'bulk-upload' : `bulk-upload.${newDraft}`
}

/** What was chosen in this tab; a file that was being sent is sent again, with the same key. */
export function readBulkFiles(owner: FormOwner): BulkFile[] {
  const files = z.array(BulkFile).safeParse(readDraft(draftName(owner))).data ?? []

  return files.map((file) =>
    file.result.state === 'sending' ? { ...file, result: { state: 'waiting' } } : file,
  )
}

export function saveBulkFiles(owner: FormOwner, files: readonly BulkFile[]): void {
  saveDraft(draftName(owner), files.length > 0 ? files : undefined)
}

export interface ChosenFiles {
  files: BulkFile[]
  /** Files of this choice by key. */
  contents: Map<string, File>
  /** How many were left out because they are no PDF, or too many. */
  others: number
  tooMany: number
}

/**
 * Adds chosen PDFs in the order of their names. A file that is in the list already keeps its row, so
 * that choosing the same files again after a reload goes on where it was.
 */
export function chooseFiles(known: readonly BulkFile[], chosen: readonly File[]): ChosenFiles {
  const files = [...known]
  const contents = new Map<string, File>()
  const pdfs = chosen.filter(isPdf).toSorted((one, other) => byName.compare(one.name, other.name))
  let tooMany = 0
  for (const file of pdfs) {
    const row = files.find((other) => isSame(other, file))
    if (row) {
      contents.set(row.key, file)
    } else if (files.length < limits.importFiles) {
      const added = toRow(file)
      files.push(added)
      contents.set(added.key, file)
    } else {
      tooMany += 1
    }
  }

  return { files, contents, others: chosen.length - pdfs.length, tooMany }
}

const byName = new Intl.Collator('en-US', { numeric: true })

function isPdf({ type, name }: File): boolean {
  return type === 'application/pdf' || /\.pdf$/i.test(name)
}

function isSame({ name, bytes, modified }: BulkFile, file: File): boolean {
  return name === file.name && bytes === file.size && modified === file.lastModified
}

function toRow({ name, size, lastModified }: File): BulkFile {
  const result: BulkFile['result'] =
    size > limits.formPdfBytes
      ? { state: 'refused', reason: 'This file is larger than 50 MB.' }
      : { state: 'waiting' }

  return { key: randomUuid(), name, bytes: size, modified: lastModified, result }
}

export interface BulkCounts {
  added: number
  known: number
  refused: number
  left: number
}

export function countResults(files: readonly BulkFile[]): BulkCounts {
  const count = (test: (result: BulkFile['result']) => boolean) =>
    files.filter(({ result }) => test(result)).length

  return {
    added: count((result) => result.state === 'done' && result.outcome === 'added'),
    known: count((result) => result.state === 'done' && result.outcome === 'known'),
    refused: count(({ state }) => state === 'refused'),
    left: count(({ state }) => state === 'waiting' || state === 'sending'),
  }
}
