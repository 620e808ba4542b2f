import {
  applyMessages,
  type ApplyMessages,
} from '../../features/applications/apply/apply-messages.ts'
import { createMessages } from '../../features/packets/sign/resident/use-resident-messages.ts'
import type { Language } from '../../lib/language.ts'

export const { prepare: prepareApplyMessages, useLoaded: useApplyMessages } = createMessages(
  applyMessages,
  loadApplyMessages,
)

async function loadApplyMessages(language: Language): Promise<ApplyMessages> {
  switch (language) {
    case 'en':
      return applyMessages
    case 'es':
      return (await import('../../features/applications/apply/apply-messages-es.ts'))
        .applyMessagesEs
  }
}
