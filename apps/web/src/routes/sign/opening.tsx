import { LoadingState } from '../../ui/loading-state.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useLinkMessages } from '../../i18n/link/messages.ts'
import pageStyles from '../../ui/page.module.css'

/** While a resident's page loads: the shape of its lines, with the title of a page that has none yet. */
export function Opening({ titled = false }: { titled?: boolean }) {
  const { opening } = useLinkMessages()

  return (
    <div className={pageStyles.opening}>
      {titled && (
        <h1>
          <VisuallyHidden>{opening}</VisuallyHidden>
        </h1>
      )}
      <LoadingState shape="text" count={9} label={opening} />
    </div>
  )
}
