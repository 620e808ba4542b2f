import { Link, useSearchParams } from 'react-router'
import { GuidePage } from '../../features/help/guide-page.tsx'
import { residentGuideEs } from '../../features/help/resident-guide-es.ts'
import { residentGuide } from '../../features/help/resident-guide.ts'
import { currentLanguage, parseLanguage, saveLanguage } from '../../lib/language.ts'
import { paths } from '../../lib/paths.ts'

/** In the language of the link, or else of the resident's pages in this browser. */
export function Component() {
  const [query] = useSearchParams()
  const isSpanish = (parseLanguage(query.get('lang')) ?? currentLanguage()) === 'es'

  return (
    <GuidePage
      guide={isSpanish ? residentGuideEs : residentGuide}
      tools={
        isSpanish ? (
          <Link lang="en" to="?lang=en">
            English
          </Link>
        ) : (
          <Link lang="es" to="?lang=es">
            Español
          </Link>
        )
      }
    >
      <p>
        <Link to={paths.verify} onClick={() => saveLanguage(isSpanish ? 'es' : 'en')}>
          {isSpanish ? 'Comprobar un archivo' : 'Check a signed file'}
        </Link>
      </p>
    </GuidePage>
  )
}
