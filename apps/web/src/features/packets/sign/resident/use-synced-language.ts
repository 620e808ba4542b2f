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

/** The language that the letter's link asks for is chosen by opening it. */
export function applyLinkLanguage(search: string): void {
  const asked = parseLanguage(new URLSearchParams(search).get('lang'))
  if (asked && asked !== chosenLanguage(localStorage)) {
    saveLanguage(localStorage, asked)
  }
}

/**
 * One choice on every device and in every letter: what was chosen in this browser is told to the
 * server, and where nothing was chosen here yet, what the server remembers counts.
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
        // A letter in the other language is all that is lost where this does not arrive.
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
