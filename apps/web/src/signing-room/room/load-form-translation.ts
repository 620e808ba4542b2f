import type { FormTranslation } from '@countersign/contract/schemas/signing-room/room'
import type { FormTranslationState } from './form-translation.ts'
import { createFormTranslation } from './translate-room.ts'

type Texts = FormTranslation['texts']

/** Forms whose texts are loaded at the same time. */
const formsAtOnce = 6

/**
 * Loads the translation of these forms in order, and tells `report` each state: loading, then with the
 * first forms, failed, or loaded, and then whether all English is shown.
 */
export async function loadFormTranslation(
  documentIds: readonly string[],
  load: (documentId: string) => Promise<FormTranslation>,
  report: (state: FormTranslationState) => void,
  known: Texts = {},
): Promise<void> {
  const actions = { showsEnglish: false, showEnglish: () => undefined, retry: () => undefined }
  let texts = known
  let translation = createFormTranslation(texts)
  for (let begin = 0; begin < documentIds.length; begin += formsAtOnce) {
    // Each time all forms are rendered anew.
    if (begin <= formsAtOnce) {
      report({ ...actions, status: 'loading', translation })
    }
    try {
      const next = documentIds.slice(begin, begin + formsAtOnce)
      const loaded = await Promise.all(next.map(load))
      texts = Object.assign({}, texts, ...loaded.map((each) => each.texts))
    } catch {
      const rest = documentIds.slice(begin)
      const retry = () => void loadFormTranslation(rest, load, report, texts)
      report({ ...actions, retry, status: 'failed', translation })
      return
    }
    translation = createFormTranslation(texts)
  }

  const showEnglish = (showsEnglish: boolean) => {
    report({ ...actions, showEnglish, status: 'loaded', showsEnglish, translation })
  }
  showEnglish(false)
}
