import { z } from 'zod'
import type { JobType } from '../../kernel/context.ts'

const EditionEnds = z.object({
  formId: z.string(),
  /** Those of the association are numbers. */
  edition: z.union([z.number().int(), z.string()]),
})

/** An edition was withdrawn or gets a successor: owners of packets with it are told. */
export const editionEndsType = {
  name: 'edition-ends',
  payload: EditionEnds,
  singletonKey: ({ formId, edition }) => `${formId}@${edition}`,
} satisfies JobType<typeof EditionEnds>
