import { PageTitle } from '../../../../ui/page-title.tsx'
import { currentLanguage } from '../../../../lib/language.ts'
import styles from './signing-result.module.css'

interface SigningResultProps {
  isSigned: boolean
}

/** Visible for a moment in the frame, or when the address is opened directly. */
export function SigningResult({ isSigned }: SigningResultProps) {
  const language = currentLanguage()
  const { title, lead } = results[language][isSigned ? 'signed' : 'unfinished']

  return (
    <div className={styles.result} lang={language}>
      <PageTitle lead={lead}>{title}</PageTitle>
    </div>
  )
}

const results = {
  en: {
    signed: {
      title: 'Thank you',
      lead: 'Everything you entered is saved. You can close this page.',
    },
    unfinished: {
      title: 'Not finished yet',
      lead: 'To continue, open your signing link again. You can close this page.',
    },
  },
  es: {
    signed: {
      title: 'Gracias',
      lead: 'Todo lo que escribió está guardado. Puede cerrar esta página.',
    },
    unfinished: {
      title: 'Todavía no está terminado',
      lead: 'Para seguir, abra otra vez su enlace para firmar. Puede cerrar esta página.',
    },
  },
} as const
