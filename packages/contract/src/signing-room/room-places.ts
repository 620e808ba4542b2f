import { z } from 'zod'

/** Where a field stands, in PDF points (1/72 inch) as seen, from the upper left corner of its page. */
export const RoomPlace = z.object({
  key: z.string(),
  /** Of a choice the option's value; of a table `<row>.<column>`, rows from 0. */
  part: z.string().optional(),
  /** From 1. */
  page: z.number().int(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
})
export type RoomPlace = z.infer<typeof RoomPlace>

export const DocumentPlaces = z.object({
  documentId: z.string(),
  pages: z.array(z.object({ width: z.number(), height: z.number() })),
  /** In page order. */
  places: z.array(RoomPlace),
})
export type DocumentPlaces = z.infer<typeof DocumentPlaces>

export const RoomPlaces = z.object({ documents: z.array(DocumentPlaces) })
export type RoomPlaces = z.infer<typeof RoomPlaces>
