import type { CodeDetails } from '@countersign/contract/schemas/signing-invites'
import { inviteCalls } from '@countersign/contract/calls/signing-invites'
import { useEffect } from 'react'
import { callByCode } from '../../../../lib/code-api.ts'
import {
  chosenLanguage,
  currentLanguage,
  onLanguageChosen,
  parseLanguage,
  saveLanguage,
  showLanguage,
  type Language,
} from '../../../../lib/language.ts'

/** An email's link shows its language, and chooses none: a mail scanner opens it too. */
export function showLinkLanguage(search: string): void {
  const requested = parseLanguage(new URLSearchParams(search).get('lang'))
  if (requested) {
    showLanguage(requested)
  }
}

/** A person has chosen it: a reload must not bring back the language of the link. */
export function chooseLanguage(language: Language): void {
  const address = new URL(window.location.href)
  if (address.searchParams.has('lang')) {
    address.searchParams.delete('lang')
    window.history.replaceState(null, '', address)
  }
  saveLanguage(language)
}

/** The language of the reader's emails, until this page's link or its reader says another. */
export function useMailLanguage(language: Language | null | undefined): void {
  useEffect(() => {
    if (language && !chosenLanguage()) {
      showLanguage(language)
    }
  }, [language])
}

interface SyncedLanguage {
  code: string
  details: CodeDetails | undefined
  /** A person has opened the documents in this browser: the language they read is theirs. */
  isOpened: boolean
}

/**
 * Sends the server the language that a person chose here, or reads when they open the documents. Where
 * nobody has chosen one, emails follow the language that the browser asks for.
 */
export function useSyncedLanguage({ code, details, isOpened }: SyncedLanguage): void {
  const stored = details?.language
  useMailLanguage(stored)
  useEffect(() => {
    if (stored === undefined) {
      return undefined
    }

    let saved = stored
    function sendLanguage() {
      const language = chosenLanguage() ?? browserLanguage()
      if (language && language !== saved) {
        saved = language
        // If this call fails, only the language of emails is wrong.
        callByCode(inviteCalls.putInviteLanguage, { params: { code }, body: { language } }).catch(
          () => undefined,
        )
      }
    }
    const unsubscribe = onLanguageChosen(sendLanguage)
    const reading = chosenLanguage() ?? browserLanguage()
    if (isOpened && reading) {
      chooseLanguage(reading)
    }
    return unsubscribe
  }, [code, stored, isOpened])
}

/** English is what nobody asked for: a browser that is set to it says nothing about its reader. */
function browserLanguage() {
  const language = currentLanguage()
  return language === 'en' ? undefined : language
}
