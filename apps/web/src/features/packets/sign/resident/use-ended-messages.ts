import type { Language } from '../../../../lib/language.ts'
import { endedMessages, type EndedMessages } from './ended-messages.ts'
import { createMessages } from './use-resident-messages.ts'

export const { prepare: prepareEndedMessages, useLoaded: useEndedMessages } = createMessages(
  endedMessages,
  loadEndedMessages,
)

async function loadEndedMessages(language: Language): Promise<EndedMessages> {
  switch (language) {
    case 'en':
      return endedMessages
    case 'es':
      return (await import('./ended-messages-es.ts')).endedMessagesEs
  }
}
