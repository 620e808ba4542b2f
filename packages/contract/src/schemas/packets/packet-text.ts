import { z } from 'zod'
import { ReadingNode } from '../signing-room/room-document.ts'

const [heading, paragraph, clause, list, statutory, facts] = ReadingNode.options

/** An answer is a row of `facts`, whose text is empty while it is missing. */
export const PacketTextNode = z.discriminatedUnion('kind', [
  heading,
  paragraph,
  clause,
  list,
  statutory,
  facts,
])
export type PacketTextNode = z.infer<typeof PacketTextNode>

/** The filled documents of a packet as text: the text of their PDFs, in the same order. */
export const PacketText = z.object({
  documents: z.array(
    z.object({
      title: z.string(),
      /** BCP 47. */
      language: z.string(),
      nodes: z.array(PacketTextNode),
    }),
  ),
})
export type PacketText = z.infer<typeof PacketText>
