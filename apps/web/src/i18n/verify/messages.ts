import { createMessages } from '../create-messages.ts'
import { en, type VerifyMessages } from './en.ts'

export const { prepare: prepareVerifyMessages, useMessages: useVerifyMessages } =
  createMessages<VerifyMessages>(en, { es: async () => (await import('./es.ts')).es })
