import { createMessages } from '../create-messages.ts'
import { en, type ApplyMessages } from './en.ts'

export const { prepare: prepareApplyMessages, useMessages: useApplyMessages } =
  createMessages<ApplyMessages>(en, { es: async () => (await import('./es.ts')).es })
