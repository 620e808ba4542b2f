import { Button } from '../../../ui/button.tsx'
import type { ApplyMessages } from '../../../i18n/apply/en.ts'

export function OutdatedPage({ t }: { t: ApplyMessages }) {
  return (
    <div role="alert">
      <p>{t.outdated.message}</p>
      <Button onClick={() => location.reload()}>{t.outdated.button}</Button>
    </div>
  )
}
