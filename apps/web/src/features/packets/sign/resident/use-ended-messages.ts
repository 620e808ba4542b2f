import type { Language } from '../../../../lib/language.ts'
import { endedMessages, type EndedMessages } from './ended-messages.ts'
import { useMessages } from './use-resident-messages.ts'

export function useEndedMessages(): EndedMessages {
  return useMessages(endedMessages, loadEndedMessages)
}

async function loadEndedMessages(language: Language): Promise<EndedMessages> {
  switch (language) {
    case 'en':
      return endedMessages
    case 'es':
      return (await import('./ended-messages-es.ts')).endedMessagesEs
  }
}
