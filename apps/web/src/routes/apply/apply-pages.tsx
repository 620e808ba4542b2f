import type { ApplyAddress } from '../../features/applications/apply/apply-address.ts'
import { ResidentPage } from '../../features/packets/sign/resident/resident-page.tsx'
import { useResidentDocumentLanguage } from '../../features/packets/sign/resident/use-resident-document.ts'
import { Card } from '../../ui/card.tsx'
import { AskPage } from './ask-page.tsx'
import { ConfirmPage } from './confirm-page.tsx'
import { LinkEnd } from './no-link.tsx'
import { prepareApplyMessages } from '../../i18n/apply/messages.ts'

export { prepareApplyMessages }

/** What applicants see who opened a link in an advertisement, or the one in our email to them. */
export function ApplyPages({ page, code }: ApplyAddress) {
  useResidentDocumentLanguage()

  return (
    <ResidentPage>
      {code === undefined ? (
        <Card>
          <LinkEnd end="unknown" />
        </Card>
      ) : page === 'ask' ? (
        <AskPage code={code} />
      ) : (
        <ConfirmPage code={code} />
      )}
    </ResidentPage>
  )
}
