import { z } from 'zod'
import type { JobType } from '../../kernel/context.ts'

const EditionEnds = z.object({ formId: z.uuid(), edition: z.number().int() })

/** An edition of the association's was withdrawn or gets a successor: owners of packets with it are told. */
export const editionEndsType = {
  name: 'edition-ends',
  payload: EditionEnds,
  singletonKey: ({ formId, edition }) => `${formId}@${edition}`,
} satisfies JobType<typeof EditionEnds>
