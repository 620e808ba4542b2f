import type { CodeDetails } from '@countersign/contract'
import { putInviteLanguage } from '@countersign/contract/calls'
import { useEffect } from 'react'
import { callByCode } from '../../../../lib/code-api.ts'
import {
  chosenLanguage,
  currentLanguage,
  saveLanguage,
  parseLanguage,
  onLanguageChosen,
} from '../../../../lib/language.ts'

/** Opening an email's link selects its language. */
export function applyLinkLanguage(search: string): void {
  const requested = parseLanguage(new URLSearchParams(search).get('lang'))
  if (requested && requested !== chosenLanguage(localStorage)) {
    saveLanguage(localStorage, requested)
  }
}

/**
 * Syncs the language with the server: a choice in this browser is sent; without one, the stored
 * language applies. Where neither exists, emails follow the language that the browser asks for.
 */
export function useSyncedLanguage(code: string, details: CodeDetails | undefined): void {
  const stored = details?.language
  useEffect(() => {
    if (stored === undefined) {
      return undefined
    }

    let saved = stored
    function sendLanguage() {
      const language = chosenLanguage(localStorage) ?? browserLanguage()
      if (language && language !== saved) {
        saved = language
        // If this call fails, only the language of emails is wrong.
        callByCode(putInviteLanguage, { params: { code }, body: { language } }).catch(
          () => undefined,
        )
      }
    }
    if (stored && !chosenLanguage(localStorage)) {
      saveLanguage(localStorage, stored)
    }
    sendLanguage()
    return onLanguageChosen(sendLanguage)
  }, [code, stored])
}

/** English is what nobody asked for: a browser that is set to it says nothing about its reader. */
function browserLanguage() {
  const language = currentLanguage(localStorage)
  return language === 'en' ? undefined : language
}
