import { parseLanguage, saveLanguage } from '../../../../lib/language.ts'
import { deviceStorage } from '../../../../lib/safe-storage.ts'

/**
 * The language that somebody chooses in the frame is stored for the page around it, too; where site data
 * is blocked, it is read from the frame's page. Same origin only.
 */
export function followLanguage(frame: HTMLIFrameElement): void {
  const page = frame.contentDocument?.documentElement
  if (!page || !deviceStorage.isBlocked()) {
    return
  }
  const observer = new MutationObserver(() => {
    const language = parseLanguage(page.lang)
    if (language) {
      saveLanguage(language)
    }
  })
  observer.observe(page, { attributeFilter: ['lang'] })
}
