import {
  envelopes,
  executedFiles,
  customFormUploads,
  savedTemplates,
  scanSha256,
} from '@countersign/database'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'

/** Whether any row names this file. Files are stored by content, so rows of different tables may share one. */
export async function isStoredFileInUse({ db }: Context, sha256: string): Promise<boolean> {
  return (
    (await db.$count(customFormUploads, eq(customFormUploads.sha256, sha256))) > 0 ||
    (await db.$count(savedTemplates, eq(savedTemplates.sha256, sha256))) > 0 ||
    (await db.$count(executedFiles, eq(executedFiles.sha256, sha256))) > 0 ||
    (await db.$count(envelopes, eq(scanSha256(envelopes), sha256))) > 0
  )
}
