import type { Language } from '../../../../lib/language.ts'
import { emailCopyMessages, type EmailCopyMessages } from './email-copy-messages.ts'
import { createMessages } from './use-resident-messages.ts'

export const { prepare: prepareEmailCopyMessages, useLoaded: useEmailCopyMessages } =
  createMessages(emailCopyMessages, loadEmailCopyMessages)

async function loadEmailCopyMessages(language: Language): Promise<EmailCopyMessages> {
  switch (language) {
    case 'en':
      return emailCopyMessages
    case 'es':
      return (await import('./email-copy-messages-es.ts')).emailCopyMessagesEs
  }
}
