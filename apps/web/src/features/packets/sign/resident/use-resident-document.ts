import { useEffect } from 'react'
import { useLinkMessages } from '../../../../i18n/link/messages.ts'

/** Sets `lang` for screen readers while mounted. */
export function useResidentDocumentLanguage(): void {
  const { code } = useLinkMessages()
  useEffect(() => {
    document.documentElement.lang = code
    return () => {
      document.documentElement.lang = 'en'
    }
  }, [code])
}

export function useResidentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Countersign`
  }, [title])
}
