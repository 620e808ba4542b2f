import { z } from 'zod'

/** The rectangle of a field, in PDF points (1/72 inch) from the upper left corner of the page as displayed. */
export const RoomPlace = z.object({
  key: z.string(),
  /** For a choice: the option's value. For a table: `<row>.<column>`, rows counted from 0. */
  part: z.string().optional(),
  /** Counted from 1. */
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
