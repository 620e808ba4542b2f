import type { CodeDetails } from '@countersign/contract'
import { putInviteLanguage } from '@countersign/contract/calls'
import { useEffect } from 'react'
import { callApi } from '../../../../lib/api.ts'
import {
  chosenLanguage,
  saveLanguage,
  parseLanguage,
  onLanguageChosen,
} from '../../../../lib/language.ts'

/** Opening an email's link selects its language. */
export function applyLinkLanguage(search: string): void {
  const asked = parseLanguage(new URLSearchParams(search).get('lang'))
  if (asked && asked !== chosenLanguage(localStorage)) {
    saveLanguage(localStorage, asked)
  }
}

/**
 * Syncs the language with the server: a choice in this browser is sent; without one, the stored
 * language applies.
 */
export function useSyncedLanguage(code: string, details: CodeDetails | undefined): void {
  const remembered = details?.language
  useEffect(() => {
    if (remembered === undefined) {
      return undefined
    }

    let told = remembered
    function tell() {
      const language = chosenLanguage(localStorage)
      if (language && language !== told) {
        told = language
        // If this call fails, only the language of emails is wrong.
        callApi(putInviteLanguage, { params: { code }, body: { language } }).catch(() => undefined)
      }
    }
    if (remembered && !chosenLanguage(localStorage)) {
      saveLanguage(localStorage, remembered)
    }
    tell()
    return onLanguageChosen(tell)
  }, [code, remembered])
}
