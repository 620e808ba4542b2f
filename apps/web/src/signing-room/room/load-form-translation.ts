import type { FormTranslation } from '@countersign/contract/schemas/signing-room/room'
import type { FormTranslationState } from './form-translation.ts'
import { createFormTranslation } from './translate-room.ts'

/** Tells `report` each state: loading, failed, or loaded, and then whether all English is shown. */
export async function loadFormTranslation(
  load: () => Promise<FormTranslation>,
  report: (state: FormTranslationState) => void,
): Promise<void> {
  const actions = {
    showsEnglish: false,
    showEnglish: () => undefined,
    retry: () => void loadFormTranslation(load, report),
  }
  report({ ...actions, status: 'loading', translation: undefined })
  let texts: FormTranslation['texts']
  try {
    texts = (await load()).texts
  } catch {
    report({ ...actions, status: 'failed', translation: undefined })
    return
  }

  const translation = createFormTranslation(texts)
  const showEnglish = (showsEnglish: boolean) => {
    report({ ...actions, showEnglish, status: 'loaded', showsEnglish, translation })
  }
  showEnglish(false)
}
