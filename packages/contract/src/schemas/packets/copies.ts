import { z } from 'zod'
import { copyEmailErrors } from '../../rules/copies.ts'
import { limits } from '../../rules/limits.ts'
import { Email, line } from '../shapes.ts'

/** Somebody who does not sign and gets the signed file by a link. Without a name, it is empty. */
export const CopyRecipient = z.object({
  name: z.union([z.literal(''), line('Name')]).default(''),
  email: Email,
})
export type CopyRecipient = z.infer<typeof CopyRecipient>

/** As it was checked when it was entered. */
export const KnownCopyRecipient = z.object({ name: z.string(), email: z.string() })

export const Copies = z
  .array(CopyRecipient)
  .max(limits.maxCopies, `A packet can have at most ${limits.maxCopies} copies to others.`)
  .superRefine((copies, context) => {
    for (const [index, message] of copyEmailErrors(copies)) {
      context.addIssue({ code: 'custom', path: [index, 'email'], message })
    }
  })

export const CopiesBody = z.object({
  copies: Copies,
  /** With it, the change is refused where the packet has other copies now. */
  replaces: z.array(KnownCopyRecipient).max(limits.maxCopies).optional(),
})
export type CopiesBody = z.infer<typeof CopiesBody>
