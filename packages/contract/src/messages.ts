import { z } from 'zod'

/** What frames say to each other. A message is a hint, never proof: the server is asked. */
export const SignedComplete = z.object({
  action: z.literal('signedComplete'),
  isSigned: z.boolean(),
})
export type SignedComplete = z.infer<typeof SignedComplete>

/** Our own signing room says that it is drawn, so that the frame is shown at once. */
export const FrameReady = z.object({ action: z.literal('ready') })
export type FrameReady = z.infer<typeof FrameReady>
