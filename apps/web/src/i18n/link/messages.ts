import { createMessages } from '../create-messages.ts'
import { en, type LinkMessages } from './en.ts'

export const { prepare: prepareLinkMessages, useMessages: useLinkMessages } =
  createMessages<LinkMessages>(en, { es: async () => (await import('./es.ts')).es })
